public import LocalizationKit

/// One of the answers to an alert.
@MainActor
public struct AlertChoice {
    /// What stands on its button.
    public var title: LocalizedText
    /// What happens once the alert has closed.
    public var perform: @MainActor @Sendable () -> Void

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - title: what stands on its button.
    ///   - perform: what happens once the alert has closed.
    public init(_ title: LocalizedText, perform: @escaping @MainActor @Sendable () -> Void = {}) {
        (self.title, self.perform) = (title, perform)
    }
}
