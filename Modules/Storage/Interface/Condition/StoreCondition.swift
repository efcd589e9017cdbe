public import FeatureKitInterface

/// Tells whether what is to last can be kept, for whoever tells people.
public protocol StoreCondition: Sendable {
    /// What keeps values from being written, now and whenever that is something else.
    ///
    /// It is known from the writes themselves: nothing is tried for it.
    ///
    /// - Returns: a stream for one reader, which begins with what is so now; `nil` stands for nothing, as far as is known.
    func troubles() -> AsyncStream<StoreError?>
}

extension ServiceKey where Service == any StoreCondition {
    /// Tells whether what is to last can be kept.
    public static var storeCondition: Self { Self("StoreCondition", in: "StorageInterface") }
}
