public import LocalizationKit

/// One of the answers to an alert.
public struct AlertAction: Sendable {
    let title: LocalizedText
    let intent: Intent

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - title: what stands on its button.
    ///   - intent: what happens.
    public init(_ title: some LocalizedTextConvertible, _ intent: Intent) {
        self.title = title.localizedText
        self.intent = intent
    }
}
