import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("programs that outlive this one", .timeLimit(.minutes(2)))
struct DetachedProgramTests {
    private let folder = TemporaryFolder()
    private let runner = SystemProcessRunner(ProcessEnvironment(), time: SystemContinuousTime())

    @Test("one is nobody's child, in a session of its own without a terminal, and its streams lead nowhere")
    func surroundings() async throws {
        mkfifo(folder("fifo"), 0o600)
        // A shell may redirect itself for as long as a command runs, so that looking is done before writing.
        let script =
            #"streams=$(readlink /proc/$$/fd/[012]); exec 3>"$1"; cut -d' ' -f4,6,7 /proc/$$/stat >&3; "#
            + #"echo "$streams" >&3; pwd >&3"#
        let reading = Task { try await runner.run(ProcessRequest("cat", [folder("fifo")])).text }
        try await runner.detach(ProcessRequest("sh", ["-c", script, "sh", folder("fifo")], directory: "/"))
        let lines = try await reading.value.split(separator: "\n")
        #expect(lines.dropFirst() == ["/dev/null", "/dev/null", "/dev/null", "/"])
        let numbers = try #require(lines.first).split(separator: " ").compactMap { pid_t($0) }
        try #require(numbers.count == 3)
        #expect(numbers[0] != getpid())
        #expect(numbers[1] != getsid(0))
        #expect(numbers[2] == 0)
    }

    @Test("what cannot be started says why")
    func refusals() async throws {
        try SystemFiles().write(Array("#!/no/such/interpreter\n".utf8), to: folder("script"))
        chmod(folder("script"), 0o700)
        let rows: [(String, ProcessError)] = [
            ("/no/such", .notFound(program: "/no/such")),
            (folder("script"), .notStarted(program: folder("script"), reason: "No such file or directory")),
        ]
        for (program, expected) in rows {
            await #expect(throws: expected) { try await runner.detach(ProcessRequest(program)) }
        }
    }
}
