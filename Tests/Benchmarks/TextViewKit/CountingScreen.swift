import TextViewKit
import TextViewKitInterface

/// The screen of the lane `small`: each key is the next frame.
final class CountingScreen: LiveScreen {
    private let renderer = Renderer()
    private var count = 0
    private(set) var needsFrame = true
    let nextFrameTime: Duration? = nil
    var onChange: (@MainActor () -> Void)?

    func handle(_ event: InputEvent, at time: Duration) {
        guard case .key = event else { return }
        count += 1
        needsFrame = true
    }

    func frame(size: Size, at time: Duration) -> LiveFrame {
        needsFrame = false
        return LiveFrame(cells: renderer.frame(Screen(lane: .small, frame: count), size: size))
    }

    func contentChanged() {}
}
