import CCurl
import NetworkInterface
import PlatformInterface

/// One request on the thread that works on it: libcurl calls it, and what has come is handed over after each round.
final class CurlExchange {
    let transfer: CurlTransfer
    let handle: CurlHandle
    private let list: UnsafeMutablePointer<curl_slist>?
    private var reader = HeadReader()
    private var events: [CurlTransfer.Event] = []
    private var piece: [UInt8] = []
    private var received = 0
    private var timesSent = 0
    private var failure: HTTPError?
    private let hasProxy: Bool

    init(_ transfer: CurlTransfer, _ handle: CurlHandle, hasProxy: Bool) {
        self.transfer = transfer
        self.handle = handle
        self.hasProxy = hasProxy
        list = handle.prepare(for: transfer.request)
        network_easy_set_receivers(
            handle.easy, Unmanaged.passUnretained(self).toOpaque(), receiveHead, receiveBody, beforeRequest)
    }

    deinit { network_list_free(list) }

    private var request: WireRequest { transfer.request }

    /// When it has taken too long, and what has.
    var deadline: (ContinuousInstant, HTTPDeadlines.Phase) {
        reader.isComplete || request.whole <= request.firstByte
            ? (request.whole, .whole) : (request.firstByte, .firstByte)
    }

    /// Hands over what has come.
    func publish(_ outcome: Result<CurlTransfer.Event, any Error>? = nil) {
        if !piece.isEmpty { events.append(.piece(piece)) }
        guard !events.isEmpty || outcome != nil else { return }
        transfer.publish(events, outcome)
        events = []
        piece = []
    }

    /// How a transfer has ended that libcurl is done with.
    func outcome(_ code: CURLcode) -> Result<CurlTransfer.Event, any Error> {
        if let failure { return .failure(failure) }
        guard code != CURLE_OK else { return .success(.end) }
        let details = handle.problemText
        let reason = details.isEmpty ? String(cString: network_easy_problem(code)) : details
        return .failure(
            CurlFailure(
                code.rawValue, reason: reason, systemError: Int32(network_easy_system_error(handle.easy)),
                hasProxy: hasProxy
            ).error(of: request, received: received))
    }
}

extension CurlExchange {
    fileprivate static func at(_ context: UnsafeMutableRawPointer?) -> CurlExchange? {
        context.map { Unmanaged<CurlExchange>.fromOpaque($0).takeUnretainedValue() }
    }

    fileprivate func receive(head line: UnsafeRawBufferPointer) -> Int {
        do throws(HTTPError) {
            if let head = try reader.read(line, of: request.url) { events.append(.head(head)) }
            return line.count
        } catch {
            failure = error
            return 0
        }
    }

    fileprivate func receive(body bytes: UnsafeRawBufferPointer) -> Int {
        guard received + bytes.count <= request.limit else {
            failure = .tooLarge(limit: request.limit)
            return 0
        }
        guard transfer.hasRoom(beside: piece.count) else { return network_pause }
        received += bytes.count
        piece += bytes
        return bytes.count
    }

    /// Says whether the request may go out.
    ///
    /// libcurl sends it again when a kept connection turns out to be dead, and nobody knows whether it had arrived.
    fileprivate func goesOut() -> Int32 {
        timesSent += 1
        guard timesSent > 1, !request.isRepeatable else { return 0 }
        failure = .interrupted(received: 0)
        return network_give_up
    }
}

private func receiveHead(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    CurlExchange.at(context)?.receive(head: UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
}

private func receiveBody(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    CurlExchange.at(context)?.receive(body: UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
}

private func beforeRequest(
    _ context: UnsafeMutableRawPointer?, _: UnsafeMutablePointer<CChar>?, _: UnsafeMutablePointer<CChar>?, _: Int32,
    _: Int32
) -> Int32 {
    CurlExchange.at(context)?.goesOut() ?? network_give_up
}
