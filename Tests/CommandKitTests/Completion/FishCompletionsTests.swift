import CommandKitInterface
import CommandKitTesting
import Testing

@testable import CommandKit

@Suite("completions for fish")
@MainActor
struct FishCompletionsTests {
    private func offers(_ lines: [String]) async throws -> [[String]] {
        let folder = try ExternalProgram.Folder()
        let script = await ProgramFixture(commands: Sample.withBuiltIns).run(["completions", "fish"])
        try folder.write(script.output, to: "completions.fish")
        let probes = lines.map { "complete -C \(quotedForFish($0)); or exit 8; echo ---\n" }
        try folder.write("source ./completions.fish; or exit 9\n" + probes.joined(), to: "driver.fish")
        let run = try ExternalProgram.run(["fish", "--no-config", "driver.fish"], in: folder)
        #expect(run.code == 0, "\(run.output)")
        return run.output.split(separator: "---\n", omittingEmptySubsequences: false).dropLast().map { answer in
            answer.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        }
    }

    @Test("every row of the table is offered")
    func rows() async throws {
        let answers = try await offers(CompletionRow.all.map { $0.words.joined(separator: " ") })
        #expect(answers.count == CompletionRow.all.count)
        for (row, answer) in zip(CompletionRow.all, answers) {
            #expect(answer.sorted() == row.offers, "\(row.words)")
        }
    }

    @Test("a value after an equals sign is offered")
    func equalsSign() async throws {
        #expect(try await offers(["tessera draw --colour=g"]) == [["--colour=green"]])
    }

    @Test("words that mean something to a shell are offered whole")
    func strangeWords() async throws {
        #expect(try await offers(["tessera odd --strange "]) == [["$HOME", "a b", "b\\c", "it's"]])
    }
}
