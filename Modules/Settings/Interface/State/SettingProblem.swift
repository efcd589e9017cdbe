public import LocalizationKit

/// Something in the file or the environment that was passed over.
public struct SettingProblem: Error, Sendable, Hashable {
    /// Where: `path:line:column`, a path, or the name of a variable or an option.
    public var place: String
    /// What is wrong, lower case and without a full stop.
    public var text: LocalizedText

    /// Creates a problem.
    public init(place: String, _ text: LocalizedText) {
        self.place = place
        self.text = text
    }
}

extension SettingProblem: ExplainedError {
    /// `place: text`.
    public var explanation: LocalizedText { "\(place): \(text)" }
}
