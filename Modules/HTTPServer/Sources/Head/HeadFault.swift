/// Why a request is refused before anybody looks at what it wants; each ends the connection.
enum HeadFault: Error, Hashable, CaseIterable {
    /// Not what RFC 9112 describes, or something that two readers could take for two things.
    case malformed
    /// A body without a length, which no route takes (RFC 9112, 6.3, allows to refuse it).
    case lengthRequired
    case bodyTooLarge
    /// An expectation other than `100-continue` (RFC 9110, 10.1.1).
    case expectation
    case headTooLarge
    case version
    case late

    var status: Int {
        switch self {
        case .malformed: 400
        case .late: 408
        case .lengthRequired: 411
        case .bodyTooLarge: 413
        case .expectation: 417
        case .headTooLarge: 431
        case .version: 505
        }
    }
}
