/// One of the answers to an alert.
public struct AlertAction: Sendable {
    let title: String
    let intent: Intent

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - title: what stands on its button.
    ///   - intent: what happens.
    public init(_ title: String, _ intent: Intent) {
        self.title = title
        self.intent = intent
    }
}
