import CHTTPServer
import Glibc
import HTTPServerInterface
import PlatformInterface

/// Servers whose threads each poll their connections.
struct PollingHTTPServing: HTTPServing {
    let clock: any WallClock

    func serve(
        _ options: HTTPServerOptions, refusing refuse: @escaping @Sendable (HTTPRefusal) -> HTTPAnswer,
        _ handler: @escaping @Sendable (HTTPCall) -> HTTPReply
    ) throws(HTTPServerError) -> any RunningHTTPServer {
        httpserver_allow_descriptors(UInt(options.limits.connections) + 256)
        var port: UInt16 = 0
        let listener = httpserver_listen(options.address, options.port, &port)
        guard listener >= 0 else { throw Self.error(-listener, options) }
        let server = PollingHTTPServer(listener, port, ServerContext(options, refuse, handler, clock))
        try server.start()
        return server
    }

    private static func error(_ number: Int32, _ options: HTTPServerOptions) -> HTTPServerError {
        switch number {
        case EADDRINUSE: .taken(address: options.address, port: options.port)
        case EACCES: .forbidden(address: options.address, port: options.port)
        case EADDRNOTAVAIL: .noAddress(options.address)
        default: .failed(reason: String(cString: strerror(number)))
        }
    }
}
