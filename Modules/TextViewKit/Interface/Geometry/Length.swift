/// The bounds of every length and offset: far beyond any terminal, and small enough that sums never overflow.
package enum Length {
    /// The greatest length; a proposal of it means "as much as you like".
    package static let greatest = 1 << 24

    /// A length within bounds; a negative one is 0.
    package static func clamp(_ value: Int) -> Int { min(max(value, 0), greatest) }

    /// A position within bounds, on either side of 0.
    package static func clampOffset(_ value: Int) -> Int { min(max(value, -greatest), greatest) }
}
