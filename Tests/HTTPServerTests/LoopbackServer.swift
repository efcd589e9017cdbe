import FeatureKitTesting
import Glibc
import HTTPServerInterface
import NetworkInterface
import PlatformTesting

@testable import HTTPServer

/// A server for a test, and clients of it that are written in another language.
struct LoopbackServer {
    let server: any RunningHTTPServer
    let clock = VirtualTime().wallClock

    init(
        _ limits: HTTPServerLimits = .patient, threads: Int = 1,
        handler: @escaping @Sendable (HTTPCall) -> HTTPReply = LoopbackServer.echo
    ) throws {
        let options = HTTPServerOptions(threads: threads, limits: limits)
        server = try PollingHTTPServing(clock: clock).serve(options, handler)
    }

    /// Tells what was asked.
    static let echo: @Sendable (HTTPCall) -> HTTPReply = { call in
        let text = "\(call.method) \(call.path) \(call.query) \(String(decoding: call.body, as: UTF8.self))"
        return call.path == "/later"
            ? .later { HTTPAnswer(200, text, type: "text/plain") }
            : .now(HTTPAnswer(200, text, type: "text/plain"))
    }

    /// Runs a program of Python that knows `port`, `connect()` and `answer(socket)`; what it printed, line by line.
    func python(_ program: String, _ words: String...) async throws -> [String] {
        let (port, program) = (server.port, Self.prelude + program)
        let outcome = try await onThread {
            try ChildProgram.run("/usr/bin/python3", ["-c", program, "\(port)"] + words)
        }
        return (outcome.output + outcome.errors).split(separator: "\n").map(String.init)
    }

    /// A client whose waits are bounded, so that a server that hangs is a failure and no hang.
    private static let prelude = """
        import resource, select, socket, sys
        port = int(sys.argv[1])
        def connect():
            s = socket.create_connection(("127.0.0.1", port))
            s.settimeout(600)
            return s
        def everything(s):
            data = b""
            try:
                while True:
                    part = s.recv(65536)
                    if not part: return data, "closed"
                    data += part
            except TimeoutError: return data, "open"
            except ConnectionError: return data, "reset"
        def answers(data): return [part[:3].decode() for part in data.split(b"HTTP/1.1 ")[1:]]

        """
}

extension HTTPServerLimits {
    /// As much time as a machine needs that does much else, for tests that are not about time.
    static var patient: HTTPServerLimits {
        var limits = HTTPServerLimits()
        (limits.request, limits.handling, limits.answer) = (.seconds(600), .seconds(600), .seconds(600))
        return limits
    }
}
