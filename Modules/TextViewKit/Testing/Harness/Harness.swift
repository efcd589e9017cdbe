import TextViewKit
public import TextViewKitInterface

/// A live screen without a terminal and without a clock: it does what a person does, and tells what one sees.
///
///     let harness = Harness(width: 30, height: 4) { CodeScreen(model) }
///     harness.type("1234")
///     try harness.click("Send")
///     #expect(harness.text.contains("sent"))
///
/// Every event is followed by a frame; time stands still but for ``advance(by:)``.
@MainActor
public final class Harness {
    /// The intents that were sent as values, the first one first.
    public private(set) var sent: [IntentValue] = []
    /// How long the screen has been there.
    public private(set) var time = Duration.zero
    /// What was put on the clipboard last.
    public private(set) var copiedText: String?
    /// How many frames were drawn.
    public private(set) var frameCount = 0

    let runtime: LiveRuntime
    private(set) var size: Size
    private var frame: LiveFrame

    /// Shows a screen.
    ///
    /// - Parameters:
    ///   - width: the columns of the terminal.
    ///   - height: its rows.
    ///   - environment: what views may know of their surroundings; the width class follows the width.
    ///   - theme: the colours of the screen.
    ///   - model: how wide the terminal draws glyphs.
    ///   - content: the whole screen as it is now; it is asked for at every frame.
    public init(
        width: Int = 80, height: Int = 24, environment: EnvironmentValues = .init(), theme: Theme = .terminal,
        model: WidthModel = .grapheme, content: @escaping @MainActor () -> some View
    ) {
        let sink = IntentSink()
        runtime = LiveRuntime(
            environment: environment, theme: theme, model: model, send: { sink.take?($0) }, content: content)
        size = Size(width: width, height: height)
        frame = runtime.frame(size: size, at: .zero)
        sink.take = { [weak self] in self?.sent.append($0) }
        frameCount = 1
    }

    /// Draws a frame, as after a model changed by itself.
    public func update() {
        runtime.contentChanged()
        draw()
    }

    func draw() {
        frame = runtime.frame(size: size, at: time)
        copiedText = frame.copiedText ?? copiedText
        frameCount += 1
    }

    /// Hands over any event.
    ///
    /// - Parameter event: what the person or the terminal did.
    public func send(_ event: InputEvent) {
        runtime.handle(event, at: time)
        draw()
    }

    /// Gives the terminal another size.
    ///
    /// - Parameters:
    ///   - width: its columns.
    ///   - height: its rows.
    public func resize(width: Int, height: Int) {
        size = Size(width: width, height: height)
        send(.resize(size))
    }

    /// Lets time pass, and draws every frame that is due on the way.
    ///
    /// - Parameter duration: how much.
    public func advance(by duration: Duration) {
        let end = time + duration
        while let next = runtime.nextFrameTime, next <= end {
            time = max(next, time)
            draw()
        }
        time = end
    }

    /// When the next frame is due by itself; `nil` when nothing moves.
    public var nextFrameTime: Duration? { runtime.nextFrameTime }

    var cells: CellBuffer { frame.cells }
    /// Where the caret stands; `nil` when nothing takes text.
    public var caret: Point? { frame.caret }
    /// Whether the mouse was left to the terminal.
    public var isMouseReleased: Bool { frame.releasesMouse }
}

/// Takes intents once there is somebody to keep them.
@MainActor
private final class IntentSink {
    var take: ((IntentValue) -> Void)?
}
