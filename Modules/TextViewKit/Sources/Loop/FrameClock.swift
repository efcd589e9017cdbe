import FeatureKitInterface

/// When frames are drawn: at once when the last one is long enough ago, otherwise 60 a second at most; and never when
/// nobody asks for one.
@MainActor
final class FrameClock {
    /// The least time between two frames.
    static let interval = Duration.nanoseconds(16_666_667)

    private let loop: any EventLoop
    private var last: Duration?
    private var alarm: (time: Duration, watch: LoopWatch)?
    var onFrame: (@MainActor () -> Void)?

    init(_ loop: any EventLoop) { self.loop = loop }

    /// Asks for a frame as soon as it may be.
    func request() { request(at: loop.now) }

    /// Asks for a frame at a time, or as soon after it as may be.
    func request(at time: Duration) {
        let time = max(time, last.map { $0 + Self.interval } ?? time)
        if time <= loop.now { return draw() }
        if let alarm, alarm.time <= time { return }
        alarm?.watch.cancel()
        alarm = (time, loop.call(at: time) { [weak self] in self?.draw() })
    }

    /// Forgets the frame that was asked for.
    func cancel() {
        alarm?.watch.cancel()
        alarm = nil
    }

    private func draw() {
        cancel()
        last = loop.now
        onFrame?()
    }
}
