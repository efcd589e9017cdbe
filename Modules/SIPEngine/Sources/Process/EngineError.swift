import LocalizationKit

/// Why baresip cannot be used.
enum EngineError: ExplainedError, Hashable {
    /// Something in the account would end a field of its line.
    case unreadableAccount(String)
    /// All ports that were tried are taken.
    case noPorts
    /// Another program has the port that the account names.
    case portTaken(UInt16)
    /// It does not open its control port.
    case silent
    /// Somebody else's baresip listens there.
    case stranger

    var explanation: LocalizedText {
        switch self {
        case .unreadableAccount(let address): Strings.unreadableAccount(address: LocalizedText(address))
        case .noPorts: Strings.noPorts
        case .portTaken(let port): Strings.portTaken(port: LocalizedText(String(port)))
        case .silent: Strings.engineSilent
        case .stranger: Strings.stranger
        }
    }
}
