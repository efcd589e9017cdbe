import CCurl
import Glibc
import NetworkInterface
import PlatformInterface

/// The thread: it alone touches libcurl's transfers, and sleeps while there is nothing to do.
final class CurlLoop {
    /// How many handles are kept for the next requests.
    private static let spares = 16
    /// How long it looks for the next request after one has ended, before it sleeps: falling asleep and waking up takes
    /// longer than most callers need to ask for more.
    private static let patience = Duration.microseconds(50)

    private let mailbox: CurlMailbox
    private let multi: UnsafeMutableRawPointer?
    private let settings: NetworkSettings
    private let time: any ContinuousTime
    private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
    private var spares: [CurlHandle] = []
    private var hasFinished = false

    private init(_ mailbox: CurlMailbox, _ settings: NetworkSettings, _ time: any ContinuousTime) {
        self.mailbox = mailbox
        multi = mailbox.multi.pointer
        self.settings = settings
        self.time = time
    }

    /// Starts a thread that ends when it is told to stop; false when there is none to be had.
    static func start(_ mailbox: CurlMailbox, _ settings: NetworkSettings, _ time: any ContinuousTime) -> Bool {
        let loop = Unmanaged.passRetained(CurlLoop(mailbox, settings, time))
        if network_start_thread(runLoop, loop.toOpaque()) == 0 { return true }
        loop.release()
        mailbox.close()
        return false
    }

    fileprivate func run() {
        while read() {
            _ = network_multi_perform(multi)
            finishEnded()
            finishLate()
            for exchange in running.values { exchange.publish() }
            if !hasFinished || !hasMore { network_multi_poll(multi, pause) }
            hasFinished = false
        }
        for exchange in running.values { finish(exchange, .failure(CancellationError())) }
        spares = []
        mailbox.close()
    }

    /// Reads the messages; false when it is to stop.
    private func read() -> Bool {
        for message in mailbox.take() {
            switch message {
            case .begin(let transfer): begin(transfer)
            case .end(let transfer): if let exchange = exchange(of: transfer) { finish(exchange, .success(.end)) }
            case .resume(let transfer):
                if let exchange = exchange(of: transfer) { network_easy_resume(exchange.handle.easy) }
            case .stop: return false
            }
        }
        return true
    }

    private func begin(_ transfer: CurlTransfer) {
        let kind = CurlHandle.Kind(transfer.request)
        guard let handle = spare(kind) ?? CurlHandle(kind, settings) else {
            return transfer.publish([], .failure(HTTPError.unavailable(reason: Strings.noMemory)))
        }
        running[handle.easy] = CurlExchange(transfer, handle, hasProxy: settings.proxies[kind.scheme] != nil)
        network_multi_add(multi, handle.easy)
    }

    private func spare(_ kind: CurlHandle.Kind) -> CurlHandle? {
        spares.lastIndex { $0.kind == kind }.map { spares.remove(at: $0) }
    }

    private func exchange(of transfer: CurlTransfer) -> CurlExchange? {
        running.values.first { $0.transfer === transfer }
    }

    private func finishEnded() {
        var code = CURLE_OK
        while let easy = network_multi_ended(multi, &code) {
            if let exchange = running[easy] { finish(exchange, exchange.outcome(code)) }
        }
    }

    private func finishLate() {
        guard !running.isEmpty else { return }
        let now = time.now
        for exchange in running.values where exchange.deadline.0 <= now {
            let phase = exchange.deadline.1
            finish(exchange, .failure(HTTPError.timeout(phase, after: exchange.transfer.request.deadlines[phase])))
        }
    }

    private func finish(_ exchange: CurlExchange, _ outcome: Result<CurlTransfer.Event, any Error>) {
        hasFinished = true
        running[exchange.handle.easy] = nil
        network_multi_remove(multi, exchange.handle.easy)
        exchange.publish(outcome)
        exchange.handle.forget()
        if spares.count == Self.spares { spares.removeFirst() }
        spares.append(exchange.handle)
    }

    /// Whether somebody asks for more within a moment.
    private var hasMore: Bool {
        let end = time.now.advanced(by: Self.patience)
        while mailbox.isEmpty {
            guard time.now < end else { return false }
            sched_yield()
        }
        return true
    }

    /// Milliseconds until the next deadline; libcurl shortens it for its own.
    private var pause: Int32 {
        guard let next = running.values.map(\.deadline.0).min() else { return 3_600_000 }
        return Int32(min(max(time.now.duration(to: next).wholeMilliseconds, 0), 3_600_000))
    }
}

private func runLoop(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<CurlLoop>.fromOpaque(context).takeRetainedValue().run()
}
