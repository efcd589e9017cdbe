/// The typed name of a value in a store.
///
///     let position = StoreKey<Int>("carousel.position", in: StoreScope("widgets", profile: profile))
///     try store.value(for: position)                  // Int?
public struct StoreKey<Value: Codable & Sendable>: Sendable, Hashable {
    /// The scope in which the name is unique.
    public let scope: StoreScope
    /// The name of the value.
    public let name: String

    /// Creates a key; two keys are the same when their scopes and names are.
    ///
    /// - Parameters:
    ///   - name: the name of the value.
    ///   - scope: the scope in which the name is unique.
    public init(_ name: String, in scope: StoreScope) {
        self.name = name
        self.scope = scope
    }
}
