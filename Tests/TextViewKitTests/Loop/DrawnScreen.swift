import TextViewKit
import TextViewKitInterface

/// A screen that draws its content and does nothing else: no focus, no controls.
@MainActor
final class DrawnScreen: LiveScreen {
    private let content: @MainActor () -> AnyView
    private let renderer = Renderer()
    private(set) var needsFrame = true
    let nextFrameTime: Duration? = nil
    var onChange: (@MainActor () -> Void)?

    init(_ content: @escaping @MainActor () -> AnyView) { self.content = content }

    func handle(_ event: InputEvent, at time: Duration) {
        if case .resize = event { needsFrame = true }
    }

    func frame(size: Size, at time: Duration) -> LiveFrame {
        needsFrame = false
        return LiveFrame(cells: renderer.frame(content(), size: size))
    }

    func contentChanged() {
        needsFrame = true
        onChange?()
    }
}
