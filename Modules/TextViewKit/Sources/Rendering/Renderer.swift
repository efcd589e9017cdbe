package import TextViewKitInterface

/// Turns views into cells, frame after frame, and builds again only what changed.
///
///     let renderer = Renderer()
///     writer.write(renderer.frame(screen, size: size))
package final class Renderer {
    /// How much work the last frame was; an unchanged frame is all zeros.
    package struct Work: Equatable {
        package var bodies = 0
        package var made = 0
        package var measured = 0
        package var placed = 0
        package var painted = 0
    }

    // One frame after the other: no access can overlap another one.
    package private(set) var work = Work()
    private let metrics: TextMetrics
    private let record: LoweringRecord
    private let layout: LayoutPass
    @exclusivity(unchecked) private var root: Element?
    @exclusivity(unchecked) private var signatures = SignaturePass(signatures: RowSignatures())
    @exclusivity(unchecked) private var former: RowSignatures?
    @exclusivity(unchecked) private var painter: Painter

    /// Creates a renderer for a terminal with a width model; frames that are compared with each other share an arena.
    ///
    /// With states it draws a live screen, whose controls have them; with pictures, those are cells of their own.
    package init(
        model: WidthModel = .grapheme, arena: GlyphArena = GlyphArena(), states: ControlStates? = nil,
        paintsPictures: Bool = false
    ) {
        record = LoweringRecord(states: states)
        metrics = TextMetrics(model: model)
        layout = LayoutPass(metrics: metrics, record: record)
        painter = Painter(CellBuffer(width: 0, height: 0, arena: arena), metrics, paintsPictures: paintsPictures)
    }

    /// Forgets everything that was built, measured and painted: the next frame begins from nothing.
    package func forget() {
        root = nil
        former = nil
    }

    /// Draws a view on a grid of cells.
    ///
    /// - Parameters:
    ///   - view: the whole screen; it stands in the upper left corner.
    ///   - size: the size of the screen, at most 4096 in each direction.
    ///   - environment: what views may know; the width class follows the size.
    /// - Returns: the renderer's own buffer, which the next frame changes.
    package func frame(_ view: some View, size: Size, environment: EnvironmentValues = .init()) -> CellBuffer {
        let size = Size(width: min(size.width, CellBuffer.limit), height: min(size.height, CellBuffer.limit))
        prepare(size)
        let root = lower(view, environment, size)
        layout.place(root, at: .zero, ProposedSize(size))
        paint(root, Rect(.zero, size))
        self.root = root
        return painter.buffer
    }

    /// Has an element and all around it put in place again, because of a state that layout reads.
    package func rearrange(_ place: Identity) { _ = root?.forgetPlaces(towards: place) }

    /// The size that a view takes of what it is offered.
    func measure(_ view: some View, _ size: Size) -> Size {
        layout.measure(lower(view, EnvironmentValues(), size), ProposedSize(size))
    }

    /// The cells of the last frame.
    var buffer: CellBuffer? { root == nil ? nil : painter.buffer }

    /// The tree of the last frame, for those who read it in another way than by cells.
    package var lastRoot: Element? { root }

    private func prepare(_ size: Size) {
        (record.bodies, record.made, layout.measured, layout.placed, painter.painted) = (0, 0, 0, 0, 0)
        guard painter.buffer.width != size.width || painter.buffer.height != size.height else { return }
        let buffer = painter.buffer
        buffer.resize(width: size.width, height: size.height)
        painter = Painter(buffer, metrics, paintsPictures: painter.paintsPictures)
        former = nil
    }

    private func lower(_ view: some View, _ environment: EnvironmentValues, _ size: Size) -> Element {
        var environment = environment
        environment.widthClass = WidthClass(columns: size.width)
        environment.columns = size.width
        var lowering = Lowering(record, environment: environment, former: root.map { [$0] } ?? [])
        lowering.single { view.lower(into: &$0) }
        return lowering.elements[0]
    }

    private func paint(_ root: Element, _ screen: Rect) {
        signatures.signatures.reset(height: screen.size.height)
        signatures.visit(root, at: .zero, clip: screen)
        painter.begin(signatures.signatures.rows, former: former?.rows)
        painter.paint(root, at: .zero, clip: screen, covers: false)
        // The two take turns, so that no frame allocates.
        let spare = former
        former = signatures.signatures
        signatures.signatures = spare ?? RowSignatures()
        work = Work(
            bodies: record.bodies, made: record.made, measured: layout.measured, placed: layout.placed,
            painted: painter.painted)
    }
}

extension Element {
    /// Returns whether the element of that identity is this one or below it.
    fileprivate func forgetPlaces(towards place: Identity) -> Bool {
        guard
            identity == place || children.contains(where: { $0.forgetPlaces(towards: place) })
                || rows.contains(where: { $0.forgetPlaces(towards: place) })
        else { return false }
        layout.proposal = nil
        return true
    }
}
