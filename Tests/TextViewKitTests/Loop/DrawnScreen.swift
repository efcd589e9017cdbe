package import TextViewKitInterface

/// A screen that draws its content and does nothing else: no focus, no controls.
package final class DrawnScreen: LiveScreen {
    private let content: @MainActor () -> AnyView
    private let renderer = Renderer()
    package private(set) var needsFrame = true
    package let nextFrameTime: Duration? = nil
    package var onChange: (@MainActor () -> Void)?

    package init(_ content: @escaping @MainActor () -> AnyView) { self.content = content }

    package func handle(_ event: InputEvent, at time: Duration) {
        if case .resize = event { needsFrame = true }
    }

    package func frame(size: Size, at time: Duration) -> LiveFrame {
        needsFrame = false
        return LiveFrame(cells: renderer.frame(content(), size: size))
    }

    package func contentChanged() {
        needsFrame = true
        onChange?()
    }
}
