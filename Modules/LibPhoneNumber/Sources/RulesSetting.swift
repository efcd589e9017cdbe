import LocalizationKit
import SettingsInterface

/// By which rules phone numbers are read.
enum RulesChoice: String, CaseIterable, Sendable {
    case builtin
    case libphonenumber

    var name: LocalizedText {
        switch self {
        case .builtin: Strings.builtIn
        case .libphonenumber: "libphonenumber"
        }
    }
}

extension Setting where Value == RulesChoice {
    /// By which rules phone numbers are read.
    static let phoneRules = Setting.choice(
        "phone.rules", title: Strings.rulesTitle, help: Strings.rulesHelp, default: .builtin
    ) { $0.name }
}
