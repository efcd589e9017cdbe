public import FeatureKitInterface

/// A store that a person can choose by its own settings, in place of the one of this machine.
public struct AuthRecordStoreSource: Sendable {
    /// The store, which connects at its first use; `nil` when nobody chose it.
    public var store: @MainActor @Sendable () throws -> (any AuthRecordStore)?

    /// Creates a source.
    ///
    /// - Parameter store: makes the store, the same one each time; throws when what was chosen cannot be used.
    public init(_ store: @escaping @MainActor @Sendable () throws -> (any AuthRecordStore)?) {
        self.store = store
    }
}

extension ExtensionPoint where Contribution == AuthRecordStoreSource {
    /// Stores for the records of the backend; the first that was chosen is used.
    public static var authRecordStores: Self { Self("auth record stores", of: "auth record store") }
}
