import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("a feature from outside this repository")
struct OutsideTests {
    @Test("it is planned like the features of the repository, changes nothing there, and is gone with its folder")
    func planned() async throws {
        let outside = try await OutsideFeature()
        let files = try await state(of: outside.repository)
        let plan = try await plan(outside)
        #expect(plan.status == 0, "\(plan.errors)")
        #expect(plan.output.contains(#/\n  weather +0\.1\.0  chosen\n/#))
        #expect(plan.output.contains(#/\ncommands .*\bweather\b/#))
        #expect(try await state(of: outside.repository) == files)
        try outside.remove()
        let gone = try await self.plan(outside)
        #expect(gone.status == 2)
        #expect(
            gone.errors == "assemble: \(outside.path) is no package: a feature outside this repository has a "
                + "Package.swift and a feature.json\n")
    }

    private func plan(_ outside: OutsideFeature) async throws -> ChildProgram.Outcome {
        try await outside.repository.tool(
            "assemble", "plan", "--name", "mine", "--only", "weather,shell", "--with", outside.path)
    }

    /// The names of all files of the repository but those that are built, and what they hold.
    private func state(of repository: RepositoryCopy) async throws -> String {
        try await repository.run(
            "/bin/sh", ["-c", "find \"$0\" -name .build -prune -o -type f -exec md5sum {} + | sort", repository.path]
        ).output
    }

    /// Compiles the app's frame anew, which takes minutes: `TESSERA_NIGHTLY` asks for it.
    @Test(
        "a binary has its command, its tab and its widget, and one without it has none of them",
        .enabled(if: OutsideTests.isNight), .timeLimit(.minutes(60)))
    func built() async throws {
        let outside = try await OutsideFeature()
        let binary = try await build("mine", "weather,shell,widgets", "--with", outside.path, in: outside.repository)
        let command = try await outside.repository.run(binary, ["weather"])
        #expect(command == ChildProgram.Outcome(status: 0, output: "weather says hello\n"))
        let home = try OutsideHome()
        try await lookAtWidget(of: binary, home)
        try await lookAtTab(of: binary, home)

        try outside.remove()
        let rest = try await build("mine", "about,shell,widgets", in: outside.repository)
        let absent = try await outside.repository.run(rest, ["weather"])
        #expect(absent.status == 2 && absent.errors.contains("weather"))
        try await lookAtRest(of: rest, home)
    }

    /// The widget is placed, loaded and shown by the command, which another program may ask.
    private func lookAtWidget(of binary: String, _ home: OutsideHome) async throws {
        let added = try await home.run(binary, "widgets", "add", "weather", "--family", "small")
        #expect(added == ChildProgram.Outcome(status: 0, output: "weather.1\n"))
        #expect(try await home.run(binary, "widgets", "reload").status == 0)
        let shown = try await home.run(binary, "widgets", "render", "weather.1")
        #expect(shown.status == 0 && shown.output.contains("21 degrees outside"), "\(shown)")
    }

    /// It stands on the board of the app, beside the tab.
    private func lookAtTab(of binary: String, _ home: OutsideHome) async throws {
        let program = try TerminalProgram(binary, ["open", "tessera://widgets"], environment: home.environment)
        try await program.wait { $0.text.contains("Weather") && $0.text.contains("21 degrees outside") }
        program.send("\u{1B}\(try number(of: "w Weather", in: program.screen))")
        try await program.wait { $0.text.contains("▸w Weather") && $0.text.contains("today: weather says hello") }
        program.send("\u{11}")
        #expect(try await program.end() == 0)
    }

    /// What was placed stays on the board, as something that this build does not have.
    private func lookAtRest(of binary: String, _ home: OutsideHome) async throws {
        let program = try TerminalProgram(binary, ["open", "tessera://widgets"], environment: home.environment)
        let screen = try await program.wait { $0.text.contains("Home") && $0.text.contains("not in this build") }
        #expect(!screen.text.contains("w Weather") && !screen.text.contains("21 degrees"))
        program.send("\u{11}")
        #expect(try await program.end() == 0)
    }

    /// The number of a tab in the row of tabs, which opens it with Alt.
    private func number(of tab: String, in screen: TerminalScreen) throws -> Int {
        let row = try #require(screen.rows.last { $0.contains(tab) }, "\(screen.text)")
        let before = row.prefix(upTo: try #require(row.firstRange(of: tab)).lowerBound)
        return before.split(separator: "   ").filter { !$0.allSatisfy(\.isWhitespace) }.count + 1
    }

    static var isNight: Bool {
        // check:allow banned-symbol: how much time there is is told in the environment of the tests
        ProcessInfo.processInfo.environment["TESSERA_NIGHTLY"] != nil
    }

    private func build(
        _ name: String, _ only: String, _ more: String..., in repository: RepositoryCopy
    ) async throws -> String {
        let words = ["build", "--name", name, "--only", only, "--debug", "--output", "\(repository.path)/out"]
        let outcome = try await repository.run(ChildProgram.beside("assemble"), words + more)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return "\(repository.path)/out/\(name)"
    }
}
