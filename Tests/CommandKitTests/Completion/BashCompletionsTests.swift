import CommandKitInterface
import CommandKitTesting
import Testing

@testable import CommandKit

@Suite("completions for bash")
@MainActor
struct BashCompletionsTests {
    private static let driver = """
        source ./completions.bash || exit 9
        complete -p tessera >/dev/null || exit 8
        probe() {
            COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1))
            _tessera
            printf '<%s>' "${COMPREPLY[@]}"
            echo
        }

        """

    private func offers(_ lines: [[String]]) async throws -> [String] {
        let folder = try ExternalProgram.Folder()
        let script = await ProgramFixture(commands: Sample.withBuiltIns).run(["completions", "bash"])
        try folder.write(script.output, to: "completions.bash")
        let probes = lines.map { "probe " + $0.map { quotedForPOSIX($0) }.joined(separator: " ") + "\n" }
        try folder.write(Self.driver + probes.joined(), to: "driver.bash")
        let run = try ExternalProgram.run(["bash", "--norc", "-u", "driver.bash"], in: folder)
        #expect(run.code == 0, "\(run.output)")
        return run.output.split(separator: "\n").map(String.init)
    }

    private static func shown(_ offers: [String]) -> String {
        offers.isEmpty ? "<>" : offers.map { "<\($0)>" }.joined()
    }

    @Test("every row of the table is offered")
    func rows() async throws {
        let answers = try await offers(CompletionRow.all.map(\.words))
        #expect(answers.count == CompletionRow.all.count)
        for (row, answer) in zip(CompletionRow.all, answers) {
            // Readline adds the slash to a folder, since the function says that it offers file names.
            let expected = row.offers.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            let sorted = answer.dropFirst().dropLast().split(separator: "><").map(String.init).sorted()
            #expect(sorted == expected, "\(row.words)")
        }
    }

    @Test("a value after an equals sign is offered however readline breaks words")
    func equalsSign() async throws {
        let answers = try await offers([
            ["tessera", "draw", "--colour", "=", "g"], ["tessera", "draw", "--colour", "="],
            ["tessera", "draw", "--colour=g"], ["tessera", "draw", "--colour", "=", "red", "a"],
        ])
        #expect(answers == ["<green>", "<red><green><blue>", "<--colour=green>", "<a.txt>"])
    }

    @Test("words that mean something to a shell are offered quoted")
    func strangeWords() async throws {
        let answers = try await offers([["tessera", "odd", "--strange", ""]])
        #expect(answers == [#"<it\'s><a\ b><\$HOME><b\\c>"#])
    }

    @Test("shellcheck finds nothing in the script")
    func shellcheck() async throws {
        let folder = try ExternalProgram.Folder()
        let script = await ProgramFixture(commands: Sample.withBuiltIns).run(["completions", "bash"])
        try folder.write(script.output, to: "completions.bash")
        // SC2016 is about `$HOME` in single quotes, which a word of the sample means literally.
        let words = ["shellcheck", "-s", "bash", "-e", "SC2016", "completions.bash"]
        let run = try ExternalProgram.run(words, in: folder)
        #expect(run.code == 0 && run.output == "", "\(run.output)")
    }

    @Test("pressing Tab in an interactive bash completes the line")
    func interactive() async throws {
        let folder = try ExternalProgram.Folder()
        let script = await ProgramFixture(commands: Sample.withBuiltIns).run(["completions", "bash"])
        try folder.write("\(script.output)\nPS1='> '\ntessera() { printf '<%s>' \"$@\"; echo; }\n", to: "rc")
        try folder.write("tessera dr\ta\t--colour=gr\t\nexit\n", to: "keys")
        let run = try ExternalProgram.run(
            ["sh", "-c", "script -qec 'bash --noprofile --rcfile rc -i' /dev/null < keys"], in: folder)
        #expect(run.output.contains("<draw><a.txt><--colour=green>"), "\(run.output)")
    }
}
