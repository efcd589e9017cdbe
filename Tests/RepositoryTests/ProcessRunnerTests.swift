import Repository
import Testing

@Suite("running programs")
struct ProcessRunnerTests {
    private let processes = ProcessRunner(environment: ["PATH": "/usr/bin:/bin", "WORD": "a b"])

    @Test("output, errors and status are kept, and nothing is read or expanded")
    func captured() throws {
        let script = "cat; pwd; echo \"$1\"; echo \"$WORD\"; echo oops >&2; exit 3"
        let result = try processes.run("sh", ["-c", script, "sh", "$HOME; `x`"], in: "/usr")
        #expect(result == ProcessResult(status: 3, output: "/usr\n$HOME; `x`\na b\n", errors: "oops\n"))
    }

    @Test("much output on both streams at once does not block")
    func large() throws {
        let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero"
        let result = try processes.run("sh", ["-c", script], in: "/")
        #expect(result.output.utf8.count == 600_000)
        #expect(result.errors.utf8.count == 300_000)
    }

    @Test("the status after a signal is 128 and its number")
    func signal() throws {
        #expect(try processes.run("sh", ["-c", "kill -9 $$"], in: "/").status == 137)
    }

    @Test("a program that cannot be started says why")
    func refused() {
        let missing = ProcessError(
            command: ["no-such-program", "x"], reason: "'no-such-program': No such file or directory")
        #expect(throws: missing) { try processes.run("no-such-program", ["x"], in: "/") }
        let folder = ProcessError(
            command: ["true"], reason: "cannot change directory to '/no/folder': No such file or directory")
        #expect(throws: folder) { try processes.run("true", [], in: "/no/folder") }
    }

    @Test("a program that fails is an error with its own words when it has to succeed")
    func failing() {
        let error = ProcessError(command: ["sh", "-c", "echo no >&2; exit 1"], reason: "no\n")
        #expect(throws: error) { try processes.output(of: "sh", ["-c", "echo no >&2; exit 1"], in: "/") }
        let silent = ProcessError(command: ["false"], reason: "status 1")
        #expect(throws: silent) { try processes.output(of: "false", [], in: "/") }
    }
}
