/// A record whose parts all say how large it is, so that half of one is seen.
enum Record {
    /// As many parts as the size, up to 200.
    static func make(_ size: Int) -> [String] {
        [String](repeating: "\(size) " + String(repeating: "x", count: 40), count: min(size, 200))
    }
}
