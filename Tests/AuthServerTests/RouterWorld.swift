import HTTPServerInterface
import JSONKit
import NetworkInterface
import PlatformInterface
import PlatformTesting

@testable import AuthServer

/// A router over a scripted backend, in virtual time.
struct RouterWorld {
    let identities = ScriptedIdentities()
    let time = VirtualTime()
    let logger = MemoryLogger()
    let metrics = Metrics()
    let router: Router

    init(rate: Int = 30, proxies: Set<String> = []) {
        router = Router(
            Endpoints(identities: identities).all, version: "1.2.3",
            limiter: AddressLimiter(rate: rate, time: time), clients: ClientAddress(proxies: proxies),
            metrics: metrics, log: RequestLog(logger: logger), time: time,
            messages: { [identities] in identities.messageCounts })
    }

    static let bearer: HTTPHeaders = ["Authorization": "Bearer \(ScriptedIdentities.access)"]

    /// Asks with a line such as `POST /otp` and a body; the answer.
    func ask(
        _ line: String, _ body: String = "", _ headers: HTTPHeaders = [:], from peer: String = "127.0.0.1"
    ) async -> HTTPAnswer {
        let words = line.split(separator: " ").map(String.init)
        let parts = words[1].split(separator: "?", maxSplits: 1).map(String.init)
        let call = HTTPCall(
            words[0], parts[0], query: parts.count > 1 ? parts[1] : "", headers: headers, body: Array(body.utf8),
            peer: peer)
        switch router.reply(to: call, counts: { HTTPServerCounts() }) {
        case .now(let answer): return answer
        case .later(let work): return await work()
        }
    }

    /// The same as `status code`, with `-` for no code.
    func told(
        _ line: String, _ body: String = "", _ headers: HTTPHeaders = [:], from peer: String = "127.0.0.1"
    ) async -> String {
        let answer = await ask(line, body, headers, from: peer)
        return "\(answer.status) \(answer.headers["X-Sb-Error-Code"] ?? "-")"
    }
}

extension HTTPAnswer {
    var text: String { String(decoding: body, as: UTF8.self) }

    func member(_ path: String...) throws -> JSONNode {
        try path.reduce(JSONNode(parsing: text)) { node, name in
            try JSONObject(node, keys: node.members().map(\.key)).required(name)
        }
    }
}
