import TextViewKitInterface

/// An open screen that notes what it is told.
@MainActor
final class RecordedScreen: OpenScreen {
    private(set) var isClosed = false
    var onUpdate: (() -> Void)?
    /// Whom the mouse is offered to.
    private(set) var takesMouse: (@MainActor (MouseEvent, Size) -> Bool)?
    /// Whom the events of a person are told to.
    private(set) var inputObserver: (@MainActor () -> Void)?
    /// Who is told of another size.
    private(set) var sizeObserver: (@MainActor () -> Void)?
    var inspection: ScreenInspection?

    func close() { isClosed = true }
    func update() { onUpdate?() }
    func print(above line: String) {}
    func offerMouse(to take: @escaping @MainActor (MouseEvent, Size) -> Bool) { takesMouse = take }
    func observeInput(_ observer: @escaping @MainActor () -> Void) { inputObserver = observer }
    func observeSize(_ observer: @escaping @MainActor () -> Void) { sizeObserver = observer }
    func inspect() -> ScreenInspection? { inspection }
}
