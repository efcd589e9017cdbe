public import FeatureKitInterface
public import LocalizationKit

/// One thing that a person can decide, as the feature that owns it describes it.
public struct SettingDefinition: Sendable {
    /// The name in the file and on the command line: lower-case words, joined by points: `log.format`.
    public var key: String
    /// What it is called on a screen.
    public var title: LocalizedText
    /// What it does, in one line.
    public var help: LocalizedText
    /// What it holds.
    public var type: SettingType
    /// What stands when nobody decided.
    public var fallback: SettingValue
    /// Whether the value is kept from view: lists and screens show dots in its place.
    public var isSecret: Bool
    /// What is wrong with a value of the right type; `nil` when nothing is.
    public var objection: @Sendable (SettingValue) -> LocalizedText?

    /// Creates a definition; ``Setting`` makes one of each type.
    public init(
        key: String, title: LocalizedText, help: LocalizedText, type: SettingType, fallback: SettingValue,
        isSecret: Bool = false, objection: @escaping @Sendable (SettingValue) -> LocalizedText? = { _ in nil }
    ) {
        self.key = key
        self.title = title
        self.help = help
        self.type = type
        self.fallback = fallback
        self.isSecret = isSecret
        self.objection = objection
    }

    /// The variable that decides in place of the file: `TESSERA_LOG_FORMAT` for `log.format`.
    public var variable: String {
        key.uppercased().reduce(into: "TESSERA_") { $0.append($1.isLetter || $1.isNumber ? $1 : "_") }
    }
}

extension ExtensionPoint where Contribution == SettingDefinition {
    /// What people can decide; the id of a contribution is the key of the setting.
    public static var settings: Self { Self("settings", of: "setting") }
}
