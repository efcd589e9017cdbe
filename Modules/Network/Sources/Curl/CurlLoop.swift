import CCurl
import NetworkInterface
import PlatformInterface

/// The thread: it alone touches libcurl's transfers, and sleeps while there is nothing to do.
final class CurlLoop {
    /// How many finished handles are kept for the next requests.
    private static let spares = 16

    private let mailbox: CurlMailbox
    private let multi: UnsafeMutableRawPointer?
    private let settings: NetworkSettings
    private let time: any ContinuousTime
    private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
    private var spares: [UnsafeMutableRawPointer] = []

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
            network_multi_poll(multi, pause)
        }
        for exchange in running.values { finish(exchange, .failure(CancellationError())) }
        for easy in spares { network_easy_free(easy) }
        mailbox.close()
    }

    /// Reads the messages; false when it is to stop.
    private func read() -> Bool {
        for message in mailbox.take() {
            switch message {
            case .begin(let transfer): begin(transfer)
            case .end(let transfer): if let exchange = exchange(of: transfer) { finish(exchange, .success(.end)) }
            case .resume(let transfer): if let exchange = exchange(of: transfer) { network_easy_resume(exchange.easy) }
            case .stop: return false
            }
        }
        return true
    }

    private func begin(_ transfer: CurlTransfer) {
        guard let easy = spares.popLast() ?? network_easy_new() else {
            return transfer.publish([], .failure(HTTPError.unavailable(reason: "no memory")))
        }
        let exchange = CurlExchange(transfer, easy, settings)
        running[easy] = exchange
        network_multi_add(multi, easy)
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
        running[exchange.easy] = nil
        network_multi_remove(multi, exchange.easy)
        exchange.publish(outcome)
        network_easy_reset(exchange.easy)
        if spares.count < Self.spares { spares.append(exchange.easy) } else { network_easy_free(exchange.easy) }
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
