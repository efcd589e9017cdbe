import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("running other programs", .timeLimit(.minutes(2)))
struct ProcessRunnerTests {
    private let folder = TemporaryFolder()
    private let time = VirtualTime()

    private func runner(_ time: any ContinuousTime = SystemContinuousTime()) -> SystemProcessRunner {
        var variables = ProcessEnvironment().variables
        variables["PATH"] = "\(folder.path):relative:/usr/bin:/bin"
        return SystemProcessRunner(FixedEnvironment(variables), time: time)
    }

    private func shell(_ script: String, deadline: Duration? = nil, limit: Int = 1_048_576) -> ProcessRequest {
        ProcessRequest("sh", ["-c", script], deadline: deadline, outputLimit: limit)
    }

    private func output(_ request: ProcessRequest) async throws -> String { try await runner().run(request).text }

    @Test("children keep the rules of processes")
    func conformance() async throws {
        try SystemFiles().write(Array("#!/bin/sh\necho begun\nexec sleep 100000\n".utf8), to: folder("forever"))
        chmod(folder("forever"), 0o700)
        let violations = await ProcessConformance.violations(of: runner())
        #expect(violations == [])
    }

    @Test("scripted children keep the rules of processes")
    func scripted() async {
        let runner = ScriptedProcessRunner(
            ["cat": .echo, "false": .answers(code: 1), "forever": .runsOn(output: "begun\n")], time: time)
        let violations = await ProcessConformance.violations(of: runner) { duration in
            await time.waitForSleepers(1)
            time.advance(by: duration)
        }
        #expect(violations == [])
        #expect(runner.requests.first == ProcessRequest("cat", input: Array("one\ntwo".utf8)))
    }

    @Test("a deadline ends the child and its children, and keeps what it wrote")
    func deadline() async throws {
        let fifo = try Fifo(folder("fifo"))
        let script = "exec 3>\(fifo.path); (printf g >&3; exec sleep 9999) & echo kept; printf c >&3; exec sleep 9999"
        let (runner, request) = (runner(time), shell(script, deadline: .seconds(5)))
        let run = Task { try await runner.run(request) }
        try await fifo.wait(forBytes: 2)
        await time.waitForSleepers(1)
        time.advance(by: .seconds(5))
        await #expect {
            try await run.value
        } throws: {
            let written = ProcessResult(.signalled(SIGKILL), output: Array("kept\n".utf8))
            return $0 as? ProcessError == .deadline(program: "sh", after: .seconds(5), written: written)
        }
        try await fifo.waitForEnd()
    }

    @Test("cancelling ends the child and its children, also those that ignore the asking")
    func cancelling() async throws {
        let fifo = try Fifo(folder("fifo"))
        let script = "trap '' TERM INT HUP; exec 3>\(fifo.path); (printf g >&3; sleep 9999) & printf c >&3; sleep 9999"
        let (runner, request) = (runner(), shell(script))
        let run = Task { try await runner.run(request) }
        try await fifo.wait(forBytes: 2)
        run.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        try await fifo.waitForEnd()
    }

    @Test("the end of a child is the end of its group, and its output is whole")
    func orphans() async throws {
        let fifo = try Fifo(folder("fifo"))
        let script = "exec 3>\(fifo.path); (printf g >&3; exec sleep 9999) & echo whole"
        #expect(try await output(shell(script)) == "whole\n")
        try await fifo.waitForEnd()
    }

    @Test("a grandchild that left the group and holds the output is not waited for")
    func runaway() async throws {
        let text = try await output(shell("setsid sleep 9999 & echo $!"))
        let number = try #require(pid_t(text.dropLast()))
        #expect(kill(number, SIGKILL) == 0)
    }

    @Test("a flood ends at the limit on either output")
    func flood() async throws {
        for redirection in ["", " >&2"] {
            await #expect {
                try await runner().run(shell("yes\(redirection)", limit: 1000))
            } throws: {
                guard case .outputLimit("sh", 1000, let written)? = $0 as? ProcessError else { return false }
                return written.output.count + written.errors.count == 1000
            }
        }
    }

    @Test("a child that does not want its input is no error")
    func unwantedInput() async throws {
        let input = [UInt8](repeating: 65, count: 4_000_000)
        #expect(try await runner().run(ProcessRequest("true", input: input)) == ProcessResult(.exited(0)))
        #expect(try await runner().run(ProcessRequest("head", ["-c3"], input: input)).text == "AAA")
        let all = try await runner().run(ProcessRequest("cat", input: input, outputLimit: 4_000_000))
        #expect(all.output == input)
    }

    @Test("a child leads its own group, holds no files of ours and has the usual signals")
    func surroundings() async throws {
        signal(SIGPIPE, SIG_IGN)
        let leaked = open("/dev/null", O_RDONLY)
        defer { close(leaked) }
        let numbers = try await output(ProcessRequest("cut", ["-d ", "-f1,5", "/proc/self/stat"])).split {
            " \n".contains($0)
        }
        #expect(numbers.count == 2 && numbers[0] == numbers[1])
        // The fourth is the folder that ls reads.
        #expect(try await output(ProcessRequest("ls", ["/proc/self/fd"])) == "0\n1\n2\n3\n")
        let masks = try await output(ProcessRequest("grep", ["-E", "Sig(Ign|Blk|Cgt)", "/proc/self/status"]))
        for line in masks.split(separator: "\n") {
            let mask = try #require(UInt64(line.split(separator: "\t")[1], radix: 16))
            #expect(mask & (1 << UInt64(SIGPIPE - 1)) == 0, "\(line)")
        }
    }

    @Test("no shell reads the words, and the environment is what was asked for")
    func words() async throws {
        let words = ["$HOME; `id`", "*", "", "a\nb", "\"'"]
        #expect(try await output(ProcessRequest("printf", ["%s|"] + words)) == words.map { $0 + "|" }.joined())
        #expect(try await output(ProcessRequest("env", variables: .only(["A": "b c"]))) == "A=b c\n")
        let changed = ProcessRequest(
            "sh", ["-c", "echo ${A-unset} ${HOME-unset}"], variables: .inherited(changing: ["A": "1", "HOME": nil]))
        #expect(try await output(changed) == "1 unset\n")
        #expect(try await output(ProcessRequest("pwd", directory: folder.path)) == "\(folder.path)\n")
    }

    @Test("what cannot be started says why")
    func refusals() async throws {
        try SystemFiles().write([], to: folder("data"))
        try SystemFiles().write(Array("#!/no/such/interpreter\n".utf8), to: folder("script"))
        chmod(folder("script"), 0o700)
        let rows: [(ProcessRequest, ProcessError)] = [
            (ProcessRequest("/no/such"), .notFound(program: "/no/such")),
            (ProcessRequest("data"), .notFound(program: "data")),
            (ProcessRequest("script"), .notStarted(program: "script", reason: "No such file or directory")),
            (
                ProcessRequest("true", directory: "/no/such"),
                .notStarted(program: "true", reason: "No such file or directory")
            ),
            (
                ProcessRequest("true", ["a\0b"]),
                .notStarted(program: "true", reason: "a word contains a null character")
            ),
        ]
        for (request, expected) in rows {
            await #expect(throws: expected) { try await runner().run(request) }
            await #expect(throws: expected) { try await runner().start(request) }
        }
    }

    @Test("a child ended by a signal says by which")
    func signals() async throws {
        #expect(try await runner().run(shell("kill -TERM $$")).ending == .signalled(SIGTERM))
        #expect(try await runner().run(shell("exit 255")).ending == .exited(255))
    }

    @Test("many children at once end each with its own result")
    func many() async throws {
        let runner = runner()
        let codes = try await withThrowingTaskGroup(of: (Int, ProcessResult.Ending).self) { group in
            for code in 0..<40 {
                let request = shell("exit \(code)")
                group.addTask { (code, try await runner.run(request).ending) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for code in 0..<40 { #expect(codes[code] == .exited(Int32(code))) }
    }
}
