/// The number of a link in a ``GlyphArena``; 0 is no link.
package struct LinkID: Hashable, Sendable {
    package var number: UInt16

    /// No link.
    package static let none = LinkID(number: 0)

    package init(number: UInt16) { self.number = number }
}
