public import LocalizationKit

/// A widget in a few words, for hosts that show text alone.
public struct WidgetSummary: Sendable, Equatable {
    /// How it stands, as a class of a style sheet.
    public enum State: String, Sendable {
        /// There is something to show.
        case content
        /// There is rightly nothing; a bar hides it.
        case empty
        /// There is nothing, because something went wrong.
        case error
        /// There is something that is old.
        case stale
        /// It must not be seen now.
        case redacted
    }

    /// How it stands.
    public var state: State
    /// What stands in the bar; empty for nothing.
    public var text: LocalizedText
    /// What is said when a person asks for more, line by line.
    public var lines: [LocalizedText]
    /// How much of something there is, from 0 to 100; `nil` where nothing is measured.
    public var percentage: Int?
    /// Whether it can be gone through, back and forward; who draws it decides that by its buttons.
    public var isInteractive = false

    /// Creates a summary.
    ///
    /// - Parameters:
    ///   - text: what stands in the bar.
    ///   - lines: what is said when a person asks for more.
    ///   - percentage: how much of something there is, from 0 to 100.
    ///   - state: how it stands.
    public init(
        text: LocalizedText = "", lines: [LocalizedText] = [], percentage: Int? = nil, state: State = .content
    ) {
        (self.text, self.lines, self.percentage, self.state) = (text, lines, percentage, state)
    }
}
