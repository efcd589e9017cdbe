/// One node of the tree that views lower to: what the renderer measures, places and paints.
///
/// An element never changes what it shows. When a view lowers to the same as a frame ago, the element of then stays, with
/// all that was measured of it; comparing two references is enough to know that a whole subtree is as it was.
public final class Element {
    package let content: ElementContent
    package let children: [Element]
    @usableFromInline package let identity: Identity
    /// Numbers elements in the order of their making: two elements with one stamp show the same.
    package let stamp: UInt64
    /// What happens on interaction.
    ///
    /// Closures cannot be compared, so an element that stays takes over the newest ones.
    @exclusivity(unchecked) package var intents: Intents?
    @exclusivity(unchecked) @usableFromInline package var origin: ElementOrigin?
    /// The environment it was lowered in, by its number in the ``LoweringRecord``.
    @exclusivity(unchecked) @usableFromInline package var environment: Int
    // In memory of its own: only the renderer that owns the tree reads and writes it, one step after the other, and to
    // prove that anew at each access, as for a stored variable of a class, would cost a tenth of a frame.
    @usableFromInline let storedLayout = UnsafeMutablePointer<ElementLayout>.allocate(capacity: 1)
    /// What the renderer worked out for the content alone, such as the lines of a text.
    @exclusivity(unchecked) package var memory: AnyObject?
    /// The rows of a list that can be seen, made while the list is placed.
    @exclusivity(unchecked) package var rows: [Element] = []
    /// The cells of the last column of a list or a window that show which part is seen.
    @exclusivity(unchecked) package var bar: ClosedRange<Int>?
    /// The number of the first row of a list that was made.
    @exclusivity(unchecked) package var firstRow = 0

    package init(
        _ content: ElementContent, children: [Element], identity: Identity, stamp: UInt64,
        environment: Int
    ) {
        self.content = content
        self.children = children
        self.identity = identity
        self.stamp = stamp
        self.environment = environment
        storedLayout.initialize(to: ElementLayout())
    }

    deinit { storedLayout.deallocate() }

    /// What the renderer remembers of the element.
    @inlinable package var layout: ElementLayout {
        unsafeAddress { UnsafePointer(storedLayout) }
        unsafeMutableAddress { storedLayout }
    }
}
