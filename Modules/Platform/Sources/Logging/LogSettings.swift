import LocalizationKit
import SettingsInterface

/// What people decide about the log.
enum LogSettings {
    /// Which messages are kept: levels as ``LogFilter`` reads them.
    static let levels = Setting.text(
        "log", title: Strings.logTitle, help: Strings.logHelp, default: "info"
    ).checked { text in
        LogFilter(text).misunderstood.first.map { Strings.logExpected(word: $0) }
    }

    /// How a message becomes a line.
    static let format = Setting.choice(
        "log.format", title: Strings.logFormatTitle, help: Strings.logFormatHelp, default: LogFormat.text
    ) { format in
        switch format {
        case .text: Strings.logFormatText
        case .json: "JSON"
        }
    }

    static var definitions: [SettingDefinition] { [levels.definition, format.definition] }
}
