/// The elements that stood in one parent a frame ago, found again by identity.
@usableFromInline
package struct FormerElements {
    @usableFromInline let elements: [Element]
    @usableFromInline var cursor = 0

    package init(_ elements: [Element]) { self.elements = elements }

    /// The element of that identity, if there was one.
    ///
    /// Children mostly come in the order of the last frame, or move by a few places: the search goes on where the last
    /// one ended and gives up after a few steps, so that lowering stays linear.
    @inlinable
    package mutating func find(_ identity: Identity) -> Element? {
        guard !elements.isEmpty else { return nil }
        let reach = min(elements.count, 64)
        var index = cursor
        for _ in 0..<reach {
            if index >= elements.count { index = 0 }
            if elements[index].identity == identity {
                cursor = index
                return elements[index]
            }
            index += 1
        }
        return nil
    }

    /// Goes on behind the element that was found last.
    @inlinable
    package mutating func advance() { cursor += 1 }
}
