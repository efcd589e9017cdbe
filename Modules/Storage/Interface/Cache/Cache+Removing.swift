extension Cache {
    /// Lets go of everything.
    ///
    /// - Throws: ``StoreError``; `CancellationError`.
    public func removeAll() async throws { try await removeAll(from: nil, of: nil) }
}
