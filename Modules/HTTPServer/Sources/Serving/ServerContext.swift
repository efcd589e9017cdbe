import HTTPServerInterface
import PlatformInterface

/// What all threads of a server share.
final class ServerContext: Sendable {
    let options: HTTPServerOptions
    let handler: @Sendable (HTTPCall) -> HTTPReply
    let clock: any WallClock
    let admission: Admission

    init(
        _ options: HTTPServerOptions, _ handler: @escaping @Sendable (HTTPCall) -> HTTPReply, _ clock: any WallClock
    ) {
        (self.options, self.handler, self.clock) = (options, handler, clock)
        admission = Admission(options)
    }

    var limits: HTTPServerLimits { options.limits }
}
