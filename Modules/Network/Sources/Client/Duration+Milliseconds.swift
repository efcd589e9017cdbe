extension Duration {
    /// Milliseconds, rounded up.
    var wholeMilliseconds: Int64 {
        let parts = components
        return parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }
}
