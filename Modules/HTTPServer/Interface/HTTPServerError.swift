public import LocalizationKit

/// Why a server cannot listen.
public enum HTTPServerError: Error, Hashable {
    /// Somebody else has the port.
    case taken(address: String, port: UInt16)
    /// Only root may have the port.
    case forbidden(address: String, port: UInt16)
    /// It is no address of this machine.
    case noAddress(String)
    /// The system said no.
    case failed(reason: String)
}

extension HTTPServerError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .taken(let address, let port): Strings.taken(port: "\(port)", address: address)
        case .forbidden(let address, let port): Strings.forbidden(port: "\(port)", address: address)
        case .noAddress(let address): Strings.noAddress(address: address)
        case .failed(let reason): Strings.failed(reason: reason)
        }
    }
}
