import HTTPServerInterface
import PlatformInterface

/// What all threads of a server share.
final class ServerContext: Sendable {
    let options: HTTPServerOptions
    let refuse: @Sendable (HTTPRefusal) -> HTTPAnswer
    let handler: @Sendable (HTTPCall) -> HTTPReply
    let clock: any WallClock
    let admission: Admission

    init(
        _ options: HTTPServerOptions, _ refuse: @escaping @Sendable (HTTPRefusal) -> HTTPAnswer,
        _ handler: @escaping @Sendable (HTTPCall) -> HTTPReply, _ clock: any WallClock
    ) {
        (self.options, self.refuse, self.handler, self.clock) = (options, refuse, handler, clock)
        admission = Admission(options)
    }

    var limits: HTTPServerLimits { options.limits }
}
