/// The last sizes that an element answered with, by proposal.
///
/// A stack asks each child for its least, greatest and final size, and its parent asks it the same: four answers hold
/// what one frame needs.
package struct SizeCache {
    private var proposals: (ProposedSize, ProposedSize, ProposedSize, ProposedSize)
    private var sizes: (Size, Size, Size, Size)
    private var count = 0

    package init() {
        proposals = (.zero, .zero, .zero, .zero)
        sizes = (.zero, .zero, .zero, .zero)
    }

    @inline(__always)
    package func size(for proposal: ProposedSize) -> Size? {
        if count > 0, proposals.0 == proposal { return sizes.0 }
        if count > 1, proposals.1 == proposal { return sizes.1 }
        if count > 2, proposals.2 == proposal { return sizes.2 }
        if count > 3, proposals.3 == proposal { return sizes.3 }
        return nil
    }

    package mutating func remember(_ size: Size, for proposal: ProposedSize) {
        proposals = (proposal, proposals.0, proposals.1, proposals.2)
        sizes = (size, sizes.0, sizes.1, sizes.2)
        count = min(count + 1, 4)
    }
}
