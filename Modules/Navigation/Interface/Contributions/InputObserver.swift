public import FeatureKitInterface

/// Is told whenever a person does something in the app, such as what locks it when nobody does.
@MainActor
public struct InputObserver {
    /// Is called for each key, click and paste, before anything acts on it; it has to be quick.
    public var note: @MainActor () -> Void

    /// Is called when the screen has another size, as often as that is drawn.
    public var resized: @MainActor () -> Void

    /// Creates an observer.
    ///
    /// - Parameters:
    ///   - note: is called for each key, click and paste.
    ///   - resized: is called when the screen has another size.
    public init(note: @escaping @MainActor () -> Void = {}, resized: @escaping @MainActor () -> Void = {}) {
        (self.resized, self.note) = (resized, note)
    }
}

extension ExtensionPoint where Contribution == InputObserver {
    /// What wants to know that a person is there, or makes the window another one; the id of a contribution is any.
    public static var inputObservers: Self { Self("input observers", of: "input observer") }
}
