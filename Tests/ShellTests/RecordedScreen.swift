import TextViewKitInterface

/// An open screen that notes what it is told.
@MainActor
final class RecordedScreen: OpenScreen {
    private(set) var isClosed = false
    var onUpdate: (() -> Void)?

    func close() { isClosed = true }
    func update() { onUpdate?() }
    func print(above line: String) {}
}
