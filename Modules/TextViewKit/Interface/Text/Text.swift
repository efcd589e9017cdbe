public import LocalizationKit

/// Text in any number of styles, wrapped to the width it is offered.
///
///     Text("Total ").dim() + Text("42").bold().foreground(.green)
///
/// Control bytes and escape sequences in it are shown harmlessly and never reach the terminal.
public struct Text: Primitive, Equatable {
    package var content: Paragraph

    /// Shows a string as it is.
    ///
    /// - Parameter string: any text; each line feed begins a new line.
    public init(_ string: String) { content = Paragraph(string) }

    /// Shows a text in the language of the place where it stands.
    ///
    /// - Parameter text: any text; each line feed begins a new line.
    public init(_ text: LocalizedText) {
        content = Paragraph(text.text(in: .english))
        if text.isTranslated { content.text.runs[0].localized = text }
    }

    /// Shows text that already has styles.
    ///
    /// - Parameter text: runs of text.
    public init(_ text: StyledText) { content = Paragraph(text) }

    /// The text without its styles, in English.
    public var plain: String { content.text.plain }

    /// Adds one text element.
    public func lower(into lowering: inout Lowering) {
        var content = content
        let environment = lowering.environment
        content.isRedacted = environment.isRedacted
        content.resolve(in: environment.language)
        if environment.style != .plain { content.inherit(environment.style) }
        lowering.add(.text(content))
    }

    /// Two texts, one directly behind the other; the rules for lines are those of the first.
    public static func + (left: consuming Text, right: Text) -> Text {
        left.content.text.runs.append(contentsOf: right.content.text.runs)
        return left
    }
}
