public import LocalizationKit

extension Setting where Value == Bool {
    /// Something that is on or off.
    public static func flag(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: Bool
    ) -> Setting {
        Setting(
            SettingDefinition(key: key, title: title, help: help, type: .flag, fallback: .flag(fallback)),
            default: fallback, read: { if case .flag(let isOn) = $0 { isOn } else { nil } }, write: { .flag($0) })
    }
}

extension Setting where Value == Int {
    /// A whole number within bounds.
    public static func integer(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: Int, in bounds: ClosedRange<Int>
    ) -> Setting {
        Setting(
            SettingDefinition(
                key: key, title: title, help: help, type: .integer(bounds), fallback: .integer(fallback)),
            default: fallback, read: { if case .integer(let number) = $0 { number } else { nil } },
            write: { .integer($0) })
    }
}

extension Setting where Value == Double {
    /// A number within bounds.
    public static func decimal(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: Double,
        in bounds: ClosedRange<Double>
    ) -> Setting {
        Setting(
            SettingDefinition(
                key: key, title: title, help: help, type: .decimal(bounds), fallback: .decimal(fallback)),
            default: fallback, read: { if case .decimal(let number) = $0 { number } else { nil } },
            write: { .decimal($0) })
    }
}

extension Setting where Value == Duration {
    /// A span of time within bounds.
    public static func duration(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: Duration,
        in bounds: ClosedRange<Duration>
    ) -> Setting {
        Setting(
            SettingDefinition(
                key: key, title: title, help: help, type: .duration(bounds), fallback: .duration(fallback)),
            default: fallback, read: { if case .duration(let duration) = $0 { duration } else { nil } },
            write: { .duration($0) })
    }
}

extension Setting where Value == String {
    /// Any text.
    public static func text(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: String
    ) -> Setting {
        Setting(
            SettingDefinition(key: key, title: title, help: help, type: .text, fallback: .text(fallback)),
            default: fallback, read: { if case .text(let text) = $0 { text } else { nil } }, write: { .text($0) })
    }

    /// The path of a file or a folder; its value has the home in place of `~/`.
    public static func path(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: String
    ) -> Setting {
        Setting(
            SettingDefinition(key: key, title: title, help: help, type: .path, fallback: .path(fallback)),
            default: fallback, read: { if case .path(let path) = $0 { path } else { nil } }, write: { .path($0) })
    }
}

extension Setting where Value == [String] {
    /// Texts in order.
    public static func list(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: [String]
    ) -> Setting {
        Setting(
            SettingDefinition(key: key, title: title, help: help, type: .list, fallback: .list(fallback)),
            default: fallback, read: { if case .list(let texts) = $0 { texts } else { nil } }, write: { .list($0) })
    }
}

extension Setting where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of the cases of a type.
    ///
    /// - Parameters:
    ///   - key: the name in the file.
    ///   - title: what it is called on a screen.
    ///   - help: what it does, in one line.
    ///   - fallback: what stands when nobody decided.
    ///   - name: what a case is called on a screen.
    /// - Returns: the key.
    public static func choice(
        _ key: String, title: LocalizedText, help: LocalizedText, default fallback: Value,
        name: (Value) -> LocalizedText
    ) -> Setting {
        let choices = Value.allCases.map { SettingChoice($0.rawValue, name($0)) }
        return Setting(
            SettingDefinition(
                key: key, title: title, help: help, type: .choice(choices), fallback: .choice(fallback.rawValue)),
            default: fallback, read: { if case .choice(let word) = $0 { Value(rawValue: word) } else { nil } },
            write: { .choice($0.rawValue) })
    }
}
