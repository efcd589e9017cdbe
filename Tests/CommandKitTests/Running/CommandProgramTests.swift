import CommandKit
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import Testing

@Suite("running a command")
@MainActor
struct CommandProgramTests {
    private struct Broken: Error, CustomStringConvertible {
        var description: String { "the disk is full\nsecond line \u{1B}[31m" }
    }

    @Test("each way to end has its exit code and its message")
    func endings() async {
        let rows: [(any Error, ExitCode, String)] = [
            (CommandFailure("no such file"), .failed, "tessera: no such file\n"),
            (
                CommandFailure("the server is away", remedy: "try again later", code: .unavailable), .unavailable,
                "tessera: the server is away; try again later\n"
            ),
            (CancellationError(), .interrupted, ""),
            (OutputError.brokenPipe, .brokenPipe, ""),
            (
                OutputError.refused(reason: "no space left"), .failed,
                "tessera: cannot write the output: no space left\n"
            ),
            (ExitCode(rawValue: 9), ExitCode(rawValue: 9), ""),
            (Broken(), .failed, "tessera: the disk is full\ntessera: second line \\u{1B}[31m\n"),
        ]
        for (error, code, errors) in rows {
            let run = await CommandHarness.run(Command("x", abstract: "fail") { _ in throw error })
            #expect(run == CommandRun(code: code, errors: errors), "\(error)")
        }
    }

    @Test("a reader that goes away ends any command quietly, even help")
    func brokenPipe() async {
        for arguments in [["add", "1"], ["--help"], ["--version"]] {
            let run = CapturedRun(arguments)
            run.output.failure = .brokenPipe
            let program = CommandProgram(
                assembly: DescribedAssembly(), lifecycle: RecordedLifecycle(), commands: { Sample.all })
            #expect(await program.run(run.invocation) == .brokenPipe)
            #expect(run.errors.text == "")
        }
    }

    @Test("a command that is named first is the only one built; a list, a mistake and an option first need all")
    func onlyTheNamed() async {
        for (arguments, all) in [(["add", "1"], 0), (["--help"], 1), (["ad"], 1), (["-v", "add"], 1)] {
            var built = 0
            let program = CommandProgram(
                assembly: DescribedAssembly(), lifecycle: RecordedLifecycle(),
                commands: {
                    built += 1
                    return Sample.all
                }, command: { name in Sample.all.first { $0.name == name } })
            _ = await program.run(CapturedRun(arguments).invocation)
            #expect(built == all, "\(arguments)")
        }
    }

    @Test("a command that was contributed under another name is found by its own")
    func otherName() async {
        let program = CommandProgram(
            assembly: DescribedAssembly(), lifecycle: RecordedLifecycle(), commands: { Sample.all },
            command: { _ in Command("other", abstract: "be another") { _ in throw ExitCode.failed } })
        let run = CapturedRun(["add", "1"])
        #expect(await program.run(run.invocation) == .done, "\(run.errors.text)")
    }

    @Test("an interrupted command ends with 130, however its body takes it")
    func interrupted() async {
        let bodies: [Command.Body] = [
            { _ in try Task.checkCancellation() }, { _ in }, { _ in throw CommandFailure("the request was cancelled") },
        ]
        for body in bodies {
            let task = Task { @MainActor in await CommandHarness.run(Command("x", abstract: "wait", body: body)) }
            task.cancel()
            #expect(await task.value == CommandRun(code: .interrupted))
        }
    }

    @Test("the version answers without building a single command")
    func version() async {
        let program = CommandProgram(
            assembly: DescribedAssembly(distribution: "mini", executable: "/usr/local/bin/mini"),
            lifecycle: RecordedLifecycle(), commands: { throw CommandFailure("built") },
            root: { throw CommandFailure("built") })
        let run = await CommandRun(of: program, CapturedRun(["--version"], executable: "/usr/local/bin/mini"))
        #expect(
            run
                == CommandRun(
                    code: .done,
                    output: """
                        mini 1.2.3
                        distribution  mini
                        features      0123456789abcdef
                        toolchain     Swift 6.3.1
                        executable    /usr/local/bin/mini

                        """))
    }

    @Test("the version can stand after options of the program, and belongs to no command")
    func versionPlace() async {
        let root = Command("x", abstract: "check", parameters: [Sample.quiet]) { _ in }
        #expect(await ProgramFixture(root: root).run(["-q", "--version"]).output.hasPrefix("tessera 1.2.3\n"))
        #expect(await ProgramFixture().run(["add", "--version"]).code == .usage)
    }

    @Test("a root command runs when no command is named, with what was written for it")
    func root() async {
        let root = Command("x", abstract: "open the app", parameters: [Sample.quiet, Sample.more]) { context in
            let words = try context[Sample.more].joined(separator: ",")
            try context.output.writeLine("\(context.path) \(context[Sample.quiet]) \(words)")
        }
        let rows: [([String], String)] = [
            ([], "[\"tessera\"] false "), (["-q"], "[\"tessera\"] true "), (["a", "add"], "[\"tessera\"] false a,add"),
            (["add", "1"], "1"), (["--", "add", "1"], "[\"tessera\"] false add,1"),
        ]
        for (arguments, output) in rows {
            let run = await ProgramFixture(root: root).run(arguments)
            #expect(run == CommandRun(code: .done, output: output + "\n"), "\(arguments)")
        }
    }

    @Test("a command knows its words, and what was written even when it is the default")
    func context() async {
        let show = Command("show", abstract: "show", parameters: [Sample.width]) { context in
            try context.output.write("\(context.path) \(context.isWritten(Sample.width))")
        }
        let group = Command("group", abstract: "group", subcommands: [show])
        let fixture = ProgramFixture(commands: [group])
        #expect(await fixture.run(["group", "show"]).output == #"["tessera", "group", "show"] false"#)
        #expect(await fixture.run(["group", "show", "-w", "80"]).output == #"["tessera", "group", "show"] true"#)
    }

    @Test("a command reads prepared lines")
    func input() async {
        let echo = Command("echo", abstract: "repeat") { context in
            while let line = await context.input.readLine() { try context.output.writeLine(line) }
        }
        #expect(await CommandHarness.run(echo, lines: ["a", "b"]) == CommandRun(code: .done, output: "a\nb\n"))
    }
}
