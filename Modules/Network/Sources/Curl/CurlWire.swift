public import NetworkInterface
public import PlatformInterface
import Synchronization

/// The wire on libcurl: one thread for all requests, from the first one on.
public final class CurlWire: Wire {
    private let settings: NetworkSettings
    private let time: any ContinuousTime
    private let mailbox = Mutex<CurlMailbox?>(nil)

    /// Creates a wire; nothing is opened yet.
    ///
    /// - Parameters:
    ///   - settings: proxies and authorities.
    ///   - time: what deadlines are in.
    public init(_ settings: NetworkSettings, time: any ContinuousTime) {
        self.settings = settings
        self.time = time
    }

    deinit { mailbox.withLock { $0?.stop() } }

    /// Sends a request and waits for the head of the response.
    public func open(_ request: WireRequest) async throws -> HTTPStream {
        let transfer = CurlTransfer(request, try opened())
        // Before the first wait, so that whoever leaves during it ends the request.
        let reading = CurlReading(transfer, keeping: self)
        transfer.begin()
        guard case .head(let head) = try await transfer.next() else {
            throw HTTPError.malformed(reason: Strings.noHead)
        }
        return HTTPStream(head: head, body: HTTPBody { try await reading.next() })
    }

    private func opened() throws(HTTPError) -> CurlMailbox {
        try mailbox.withLock { mailbox throws(HTTPError) in
            if let mailbox { return mailbox }
            try CurlLibrary.open()
            guard let new = CurlMailbox(), CurlLoop.start(new, settings, time) else {
                throw .unavailable(reason: Strings.noMemory)
            }
            mailbox = new
            return new
        }
    }
}
