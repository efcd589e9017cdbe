public import FeatureKitInterface

/// Is told whenever a person does something in the app, such as what locks it when nobody does.
@MainActor
public struct InputObserver {
    /// Is called for each key, click and paste, before anything acts on it; it has to be quick.
    public var note: @MainActor () -> Void

    /// Creates an observer.
    ///
    /// - Parameter note: is called for each key, click and paste.
    public init(note: @escaping @MainActor () -> Void) {
        self.note = note
    }
}

extension ExtensionPoint where Contribution == InputObserver {
    /// What wants to know that a person is there; the id of a contribution is any.
    public static var inputObservers: Self { Self("input observers", of: "input observer") }
}
