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
    /// While a frame is drawn nobody knows yet when the next one may be.
    private var isDrawing = false
    /// Draws a frame if one is needed, and returns whether it was.
    var onFrame: (@MainActor () -> Bool)?
    /// When the frame after this one is due, if it is; asked after each.
    var nextTime: (@MainActor () -> Duration?)?

    init(_ loop: any EventLoop) { self.loop = loop }

    /// Draws now if the last frame is long enough ago, and otherwise as soon as it is.
    func draw() {
        let time = earliest(loop.now)
        if time <= loop.now { drawNow() } else { request(at: time) }
    }

    /// Asks for a frame in a later turn of the loop, so that what changes in this one is one frame: as soon as may be, or
    /// at a time.
    func request(at time: Duration? = nil) {
        guard !isDrawing else { return }
        let time = earliest(time ?? loop.now)
        if let alarm, alarm.time <= time { return }
        alarm?.watch.cancel()
        alarm = (time, loop.call(at: time) { [weak self] in self?.drawNow() })
    }

    private func earliest(_ time: Duration) -> Duration { max(time, last.map { $0 + Self.interval } ?? time) }

    /// Forgets the frame that was asked for.
    func cancel() {
        alarm?.watch.cancel()
        alarm = nil
    }

    private func drawNow() {
        cancel()
        let now = loop.now
        isDrawing = true
        if onFrame?() == true { last = now }
        isDrawing = false
        if let time = nextTime?() { request(at: time) }
    }
}
