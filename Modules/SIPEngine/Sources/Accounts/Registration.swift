import CallFlowInterface
import LocalizationKit

/// What became of the wish to be registered with a provider.
enum Registration: Hashable, Sendable {
    case registering
    case registered
    /// It was refused or nobody answered; in the words of baresip, such as `401 Unauthorized`.
    case failed(String)

    /// The same in words for a person.
    ///
    /// - Parameter address: the address of the account.
    /// - Returns: the state, with what to do about a refusal.
    func state(of address: String) -> AccountState {
        switch self {
        case .registering: .registering
        case .registered: .registered
        case .failed(let text): .failed(Self.explanation(text, address))
        }
    }

    /// What is wrong, and what to do.
    static func explanation(_ text: String, _ address: String) -> LocalizedText {
        let reason = LocalizedText(text)
        switch text.prefix(while: \.isNumber) {
        case "401", "403", "407": return Strings.registrationRefused(reason: reason, address: LocalizedText(address))
        case "404": return Strings.registrationUnknown(reason: reason)
        default: break
        }
        switch text {
        case "Destination address required": return Strings.registrationNoHost
        case "Protocol error": return Strings.registrationNoTLS(reason: reason)
        case "Connection refused", "Connection timed out", "Connection reset by peer", "Broken pipe",
            "No route to host", "Network is unreachable":
            return Strings.registrationNoAnswer(reason: reason)
        default: return reason
        }
    }
}
