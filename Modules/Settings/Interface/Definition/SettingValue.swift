/// The value of a setting, of one of the types that settings have.
public enum SettingValue: Sendable, Hashable {
    /// On or off.
    case flag(Bool)
    /// A whole number.
    case integer(Int)
    /// A number.
    case decimal(Double)
    /// Any text.
    case text(String)
    /// One of a few words.
    case choice(String)
    /// A span of time.
    case duration(Duration)
    /// The path of a file or a folder as it was written; `~/` stands for the home.
    case path(String)
    /// Texts in order.
    case list([String])

    /// The value as a person types it: `true`, `42`, `1h30m`, `a,b`.
    public var word: String {
        switch self {
        case .flag(let isOn): isOn ? "true" : "false"
        case .integer(let number): String(number)
        case .decimal(let number): number.description
        case .text(let text), .choice(let text), .path(let text): text
        case .duration(let duration): duration.word
        case .list(let texts): texts.joined(separator: ",")
        }
    }
}
