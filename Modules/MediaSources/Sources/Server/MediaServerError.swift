import LocalizationKit

/// Why a server of media gives nothing.
enum MediaServerError: Error, Equatable {
    case noNetwork
    /// The server does not accept what was kept, or nothing is kept.
    case signedOut(server: MediaServerKind, address: String)
    /// What answers is something else, or of a version that speaks otherwise.
    case notUnderstood(server: MediaServerKind)
    case wrongPassword(server: MediaServerKind)
    case quickConnectIsOff
    case codeExpired
    case nothingToPlay
    /// The server said that it does not do that, with the number of its reason.
    case refused(server: MediaServerKind, code: Int)
}

extension MediaServerError: ExplainedError {
    var explanation: LocalizedText {
        switch self {
        case .noNetwork: Strings.noNetwork
        case .signedOut(let server, let address):
            Strings.signedOut(server: server.title, command: "media add \(server.rawValue) \(address)")
        case .notUnderstood(let server): Strings.notUnderstood(server: server.title)
        case .wrongPassword(let server): Strings.wrongPassword(server: server.title)
        case .quickConnectIsOff: Strings.quickConnectIsOff
        case .codeExpired: Strings.codeExpired
        case .nothingToPlay: Strings.nothingToPlay
        case .refused(let server, let code): Strings.refused(server: server.title, code: "\(code)")
        }
    }
}
