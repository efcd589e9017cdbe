import LocalizationKit
import Network
import NetworkInterface
import PlatformInterface
import PlatformTesting
import Synchronization

/// A wire that answers by a script, in virtual time.
final class ScriptedWire: Wire {
    let script = Script()
    let gate = Gate()
    private let time: VirtualTime
    private let failure = Mutex<HTTPError?>(nil)

    init(time: VirtualTime) { self.time = time }

    func fail(with error: HTTPError?) { failure.withLock { $0 = error } }

    func open(_ request: WireRequest) async throws -> HTTPStream {
        try Task.checkCancellation()
        let answer = script.take(RecordedRequest(request))
        if let error = failure.withLock({ $0 }) { throw error }
        let body = request.method == .head ? [] : answer.body
        switch answer.delivery {
        case .closed: throw HTTPError.interrupted(received: 0)
        case .verbatim: throw HTTPError.malformed(reason: "it is not HTTP")
        case .silent: try await wait(until: nil, of: request)
        case .held: try await passGate(of: request)
        case .whole, .cut, .dripping: break
        }
        guard body.count <= request.limit else { throw HTTPError.tooLarge(limit: request.limit) }
        return stream(answer, body, request)
    }

    private func stream(_ answer: Answer, _ body: [UInt8], _ request: WireRequest) -> HTTPStream {
        let head = HTTPHead(status: answer.status, headers: answer.headers, url: request.url)
        let rest = Mutex<[UInt8]?>(body)
        return HTTPStream(
            head: head,
            body: HTTPBody { [self] in
                guard let body = rest.withLock({ $0.take() }) else { return nil }
                if case .cut(let count) = answer.delivery {
                    throw HTTPError.interrupted(received: min(count, body.count))
                }
                if case .dripping(let pause) = answer.delivery {
                    try await wait(until: time.now.advanced(by: pause * body.count), of: request)
                }
                return body.isEmpty ? nil : body
            })
    }

    /// Waits for something, and no longer than the request may take.
    private func wait(until instant: ContinuousInstant?, of request: WireRequest) async throws {
        let isHead = instant == nil && request.firstByte < request.whole
        let deadline = isHead ? request.firstByte : request.whole
        try await time.sleep(until: min(instant ?? deadline, deadline))
        guard let instant, instant < deadline else {
            let phase: HTTPDeadlines.Phase = isHead ? .firstByte : .whole
            throw HTTPError.timeout(phase, after: request.deadlines[phase])
        }
    }

    private func passGate(of request: WireRequest) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.gate.pass() }
            group.addTask { try await self.wait(until: nil, of: request) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}

extension RecordedRequest {
    init(_ request: WireRequest) {
        self.init(
            method: request.method.rawValue, target: request.url.path + (request.url.query.map { "?\($0)" } ?? ""),
            headers: request.headers, body: request.body, connection: 1)
    }
}
