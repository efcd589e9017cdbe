import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("programs that run beside this one", .timeLimit(.minutes(2)))
struct RunningProcessTests {
    private let folder = TemporaryFolder()
    private let time = VirtualTime()

    private func start(_ script: String, limit: Int = 1_048_576) async throws -> any RunningProcess {
        let runner = SystemProcessRunner(ProcessEnvironment(), time: time)
        return try await runner.start(ProcessRequest("sh", ["-c", script], outputLimit: limit))
    }

    @Test("a child that ignores the asking is made to end a second later")
    func stubborn() async throws {
        let child = try await start("trap '' TERM; echo ready; while :; do sleep 9999; done")
        var lines = child.lines.makeAsyncIterator()
        #expect(await lines.next() == "ready")
        child.terminate()
        await time.waitForSleepers(1)
        time.advance(by: .seconds(1))
        #expect(try await child.result().ending == .signalled(SIGKILL))
    }

    @Test("a child that takes the asking has time to say goodbye")
    func goodbye() async throws {
        let child = try await start("trap 'echo bye; exit 3' TERM; echo ready; sleep 9999 & wait")
        var lines = child.lines.makeAsyncIterator()
        #expect(await lines.next() == "ready")
        child.terminate()
        #expect(await lines.next() == "bye")
        #expect(try await child.result().ending == .exited(3))
    }

    @Test("a child goes with the last reference to it")
    func references() async throws {
        let fifo = try Fifo(folder("fifo"))
        _ = try await start("exec 3>\(fifo.path); printf c >&3; exec sleep 9999")
        try await fifo.waitForEnd()
    }

    @Test("a line that never ends comes in pieces")
    func pieces() async throws {
        let child = try await start("printf 0123456789; echo; echo 01234", limit: 4)
        var lines: [String] = []
        for await line in child.lines { lines.append(line) }
        #expect(lines == ["0123", "4567", "89", "0123", "4"])
    }

    @Test("complaints never block the child, and the last of them are kept")
    func complaints() async throws {
        let child = try await start("yes no | head -c 999999 >&2; printf last >&2", limit: 8)
        let result = try await child.result()
        #expect(result.isSuccess)
        #expect(result.errorText == "\nno\nlast")
    }

    @Test("writing to a child that reads no more is an error and no signal")
    func closed() async throws {
        let child = try await start("exec <&-; echo closed; sleep 9999")
        var lines = child.lines.makeAsyncIterator()
        #expect(await lines.next() == "closed")
        await #expect(throws: PipeClosed()) { try await child.write([1]) }
        child.closeInput()
        await #expect(throws: PipeClosed()) { try await child.write([1]) }
    }

    @Test("a waiting that is cancelled leaves the child alone")
    func waiting() async throws {
        let child = try await start("read line; exit 7")
        let wait = Task { try await child.result() }
        wait.cancel()
        await #expect(throws: CancellationError.self) { try await wait.value }
        try await child.write(Array("go\n".utf8))
        #expect(try await child.result().ending == .exited(7))
        #expect(try await child.result().ending == .exited(7))
    }

    @Test("a child dies with this process, however this process dies")
    func parentDeath() async throws {
        let fifo = try Fifo(folder("fifo"))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = fifo.path as String] in
            let runner = SystemProcessRunner(ProcessEnvironment(), time: SystemContinuousTime())
            let child = try await runner.start(
                ProcessRequest("sh", ["-c", "exec 3>\(path); echo ready; exec sleep 9999"]))
            for await _ in child.lines { kill(getpid(), SIGKILL) }
        }
        try await fifo.waitForEnd()
    }

    @Test("a child outlives the threads that had to do with its start")
    func threads() async throws {
        let child = try await start("read line; echo $line")
        // A thousand suspensions, and a thread that ends for certain.
        for _ in 0..<1000 { await Task.yield() }
        await withCheckedContinuation { continuation in
            var thread = pthread_t()
            pthread_create(&thread, nil, { _ in nil }, nil)
            pthread_join(thread, nil)
            continuation.resume()
        }
        try await child.write(Array("alive\n".utf8))
        var lines = child.lines.makeAsyncIterator()
        #expect(await lines.next() == "alive")
    }
}
