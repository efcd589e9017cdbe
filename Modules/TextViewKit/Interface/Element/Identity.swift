/// Which place in the tree of views an element stands at: the same from frame to frame while the place exists.
///
/// It is a hash of the path of slots and ids, so that it costs eight bytes and no string.
@frozen
@usableFromInline
package struct Identity: Hashable, Sendable {
    @usableFromInline package var rawValue: UInt64

    package static let root = Identity(rawValue: 0x9E37_79B9_7F4A_7C15)

    @inlinable
    package static func == (left: Identity, right: Identity) -> Bool { left.rawValue == right.rawValue }

    @inlinable
    package func child(_ key: UInt64) -> Identity {
        var hash = (rawValue ^ key) &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 32
        return Identity(rawValue: hash &* 0xC4CE_B9FE_1A85_EC53 ^ hash >> 29)
    }

    @inlinable
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}
