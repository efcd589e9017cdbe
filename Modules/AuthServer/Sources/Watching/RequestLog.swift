import PlatformInterface

/// One line for each request, in words that programs can read; no code, no token and no whole number is ever in it.
struct RequestLog: Sendable {
    let logger: any Logger

    func write(_ request: LoggedRequest) {
        let fields = [
            ("route", request.route), ("status", "\(request.status)"), ("code", request.code ?? "-"),
            ("client", request.client), ("phone", request.phone ?? "-"), ("ms", "\(request.milliseconds)"),
        ]
        let line = fields.map { "\($0)=\($1)" }.joined(separator: " ")
        if request.status >= 500 { logger.error("authserver", "\(line)") } else { logger.info("authserver", "\(line)") }
    }
}

/// What is told of a request.
struct LoggedRequest {
    var route: String
    var status: Int
    var code: String?
    var client: String
    /// The masked number.
    var phone: String?
    var milliseconds: Int
}
