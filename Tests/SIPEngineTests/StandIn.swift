import PlatformInterface
import PlatformTesting
import Synchronization

@testable import SIPEngine

/// A baresip that a test makes up: it reads its configuration, listens, and answers as the test says.
final class StandIn: Sendable {
    let sockets = MemoryLoopback()
    let disk = MemoryDisk()
    let time = VirtualTime()
    private let state = Mutex<[any ByteStream]>([])
    /// Each run of the program, as it connects.
    let connections: AsyncStream<any ByteStream>
    private let connected: AsyncStream<any ByteStream>.Continuation

    /// Whether it never opens its control port.
    private let isSilent: Bool

    init(isSilent: Bool = false) {
        self.isSilent = isSilent
        (connections, connected) = AsyncStream.makeStream()
    }

    /// What an engine needs of a machine on which this is baresip.
    var means: EngineProcess.Means {
        let program = ScriptedProgram { [self] process in
            let folder = process.request.arguments[1]
            let text = String(decoding: try disk.read("\(folder)/config", limit: 65_536), as: UTF8.self)
            let line = text.firstMatch(of: #/ctrl_tcp_listen 127\.0\.0\.1:(\d+)/#)?.output.1
            if !isSilent {
                sockets.listen(at: line.flatMap { UInt16($0) } ?? 0) { [connected] in connected.yield($0) }
            }
            for await _ in AsyncStream<Void>.makeStream().stream {}
            throw CancellationError()
        }
        return EngineProcess.Means(
            runner: ScriptedProcessRunner(["baresip": program], time: time), sockets: sockets, files: disk,
            directories: disk, random: SeededBytes(), time: time)
    }
}

/// One conversation of the stand-in.
struct Conversation {
    let stream: any ByteStream
    private var reader = NetstringReader()
    private var waiting: [String] = []

    init(_ stream: any ByteStream) { self.stream = stream }

    /// The next command, as text.
    mutating func command() async throws -> String {
        while waiting.isEmpty {
            let bytes = try await stream.read()
            if bytes.isEmpty { throw SocketError.closed }
            waiting += reader.take(bytes).map { String(decoding: $0, as: UTF8.self) }
        }
        return waiting.removeFirst()
    }

    func say(_ text: String) async throws { try await stream.write(netstring(text)) }

    func event(_ type: String, _ id: String, _ direction: String = "outgoing", _ text: String = "") async throws {
        try await say(
            #"{"event":true,"type":"\#(type)","direction":"\#(direction)","peeruri":"sip:bob@host","id":"\#(id)","param":"\#(text)"}"#
        )
    }

    /// Answers who it is.
    mutating func identify(as account: String) async throws {
        _ = try await command()
        try await say(#"{"response":true,"ok":true,"data":"> sip:\#(account)\n","token":"who"}"#)
    }

    /// Answers who it is, and which calls it has: none, unless told otherwise.
    mutating func greet(_ account: String, calls: String = "\n--- Active calls (0) ---\n\n") async throws {
        try await identify(as: account)
        // What baresip prints is read up to this command.
        try await answer("")
        _ = try await command()
        try await answer(calls)
    }

    /// Answers the next command.
    mutating func answer(_ text: String) async throws {
        let token = try await command().firstMatch(of: #/"token":"(\w+)"/#)?.output.1 ?? ""
        let data = text.replacing("\n", with: "\\n")
        try await say(#"{"response":true,"ok":true,"data":"\#(data)","token":"\#(token)"}"#)
    }
}
