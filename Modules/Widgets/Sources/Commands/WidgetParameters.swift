import CommandKitInterface
import LocalizationKit
import WidgetHostInterface

/// What the commands of widgets take.
enum WidgetParameters {
    static let kind = Parameter<String>.argument("KIND", help: Strings.kindHelp)
    static let id = Parameter<String>.argument("ID", help: Strings.idHelp)
    static let target = Parameter<String>.argument("TARGET", help: Strings.targetHelp)
    static let family = Parameter<FamilyWord?>.optionalOption("family", help: Strings.familyHelp)
    static let source = Parameter<String?>.optionalOption("source", help: Strings.sourceOption)
    static let shortcuts = Parameter<String?>.optionalOption("shortcuts", help: Strings.shortcutsOption)
    static let format = Parameter<HostFormat?>.optionalOption("format", help: Strings.formatHelp)
    static let width = Parameter<Int?>.optionalOption("width", help: Strings.widthHelp)
    static let height = Parameter<Int?>.optionalOption("height", help: Strings.heightHelp)
    static let redacted = Parameter.flag("redacted", help: Strings.redactedHelp)
}

extension CommandContext {
    /// What was decided about a widget, by the names of its options.
    func configuration() throws -> [String: String] {
        let written = [
            ("source", try self[WidgetParameters.source]), ("shortcuts", try self[WidgetParameters.shortcuts]),
        ]
        return written.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
}
