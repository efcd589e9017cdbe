import StateKit
package import TextViewKitInterface

/// A screen that is alive: it keeps the focus and the state of controls, turns events into intents, and draws frames.
///
/// The content is asked for at every frame; whoever changes what it shows calls ``contentChanged()``. All times come from
/// outside, so that nothing in it depends on a clock.
@MainActor
package final class LiveRuntime: LiveScreen {
    package var onChange: (@MainActor () -> Void)?
    package private(set) var needsFrame = true
    /// What views may know of their surroundings.
    package var environment: EnvironmentValues { didSet { contentChanged() } }
    /// The colours that cells get.
    package var theme: Theme {
        didSet {
            screen.repaint()
            contentChanged()
        }
    }

    /// Keeps the look as people decide.
    var lookSubscription: AnyCancellable?
    let metrics: TextMetrics
    let states = ControlStates()
    let renderer: Renderer
    let screen: LiveCells
    private let draw: @MainActor (Renderer, Size, EnvironmentValues) -> CellBuffer
    private let send: @MainActor (IntentValue) -> Void
    private(set) var size = Size(width: 80, height: 24)
    private(set) var now = Duration.zero
    /// Whether something changed since the tree was built.
    private var isStale = true
    private(set) var map = InteractionMap()
    private var stage = MotionStage()
    /// When messages go away, by their identity.
    private var expiries: [Identity: Duration] = [:]
    var focus = Focus()
    var fields: [Identity: FieldState] = [:]
    /// What was deleted last to be put back elsewhere.
    var killed = ""
    var menu: Menu?
    var isHelpShown = false
    /// What was typed to find a row, and when.
    var sought = (text: "", at: Duration.zero)
    /// The row that was chosen at the last frame, by list.
    var chosenRows: [Identity: Int] = [:]
    /// The row that a key chose, by list: where to look first.
    var rowHints: [Identity: Int] = [:]
    var mouse = MouseState()
    var copiedText: String?
    var releasesMouse = false

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - environment: what views may know of their surroundings; the width class follows the size.
    ///   - theme: the colours that cells get.
    ///   - model: how wide the terminal draws glyphs.
    ///   - paintsPictures: whether pictures are cells of their own instead of half blocks.
    ///   - send: takes the intents that are values.
    ///   - content: the whole screen as it is now.
    package init(
        environment: EnvironmentValues = .init(), theme: Theme = .terminal, model: WidthModel = .grapheme,
        paintsPictures: Bool = false,
        send: @escaping @MainActor (IntentValue) -> Void = { _ in },
        content: @escaping @MainActor () -> some View
    ) {
        self.environment = environment
        self.theme = theme
        self.send = send
        metrics = TextMetrics(model: model)
        renderer = Renderer(model: model, states: states, paintsPictures: paintsPictures)
        screen = LiveCells(model: model)
        draw = { renderer, size, environment in renderer.frame(content(), size: size, environment: environment) }
    }

    /// Says that what the content shows has changed by itself.
    package func contentChanged() {
        change()
        onChange?()
    }

    func change() {
        isStale = true
        needsFrame = true
    }

    package func handle(_ event: InputEvent, at time: Duration) {
        now = time
        // Intents that were made before the last change would bring back what was before it.
        if isStale { refresh() }
        switch event {
        case .key(let press): if press.phase == .release { return } else { handle(press) }
        case .paste(let text): paste(text)
        case .mouse(let event): if event.action == .move { return } else { handle(event) }
        case .resize(let size): take(size)
        case .focus: return
        }
        change()
    }

    package func frame(size: Size, at time: Duration) -> LiveFrame {
        now = time
        take(size)
        expire()
        refresh()
        needsFrame = false
        return compose()
    }

    private func take(_ size: Size) {
        if size != self.size { stage.cancel() }
        self.size = size
    }

    package var nextFrameTime: Duration? {
        let spins = !environment.reduceMotion && map.spinners.contains { !$0.visible.isEmpty }
        let turn = spins ? Spinner.interval * (spinnerStep + 1) : nil
        return [turn, stage.nextFrame(after: now), nextMessageTime].compactMap { $0 }.min()
    }

    /// When the next message goes away; of all that moves the only thing that can be read.
    var nextMessageTime: Duration? { expiries.values.min() }

    var spinnerStep: Int { Int(now.attoseconds / Spinner.interval.attoseconds) }

    func run(_ intent: Intent?) {
        switch intent {
        case .perform(let action): action()
        case .send(let value): send(value)
        case nil: return
        }
        change()
    }

    /// Builds the tree, and has the focus and the chosen rows in sight.
    func refresh() {
        isStale = false
        // A part that comes into sight may have to bring another one: a list in a window.
        for _ in 0..<4 {
            _ = draw(renderer, size, environment)
            guard let root = renderer.lastRoot else { return }
            map = InteractionPass.map(of: root, size: size)
            let before = focus.place
            focus.update(map)
            let isMoved = focus.place != before && focused.map(reveal) == true
            guard revealChosenRows() || isMoved else { break }
        }
        followFields()
        states.forget(allBut: map.regions.map(\.place))
        if let place = menu?.place, map.target(place) == nil { menu = nil }
    }

    /// What is said of the screen as it was built last.
    package var nodes: [AccessibilityNode] { renderer.lastRoot.map(AccessibilityPass.nodes) ?? [] }

    package var parts: [ScreenInspection.Part] { renderer.lastRoot.map(InspectionPass.parts) ?? [] }

    package var holdsMouse: Bool { mouse.bar != nil || map.target(mouse.pressed)?.fieldRules != nil }

    /// The name of what has the focus.
    package var focusedLabel: String? { focused?.label }

    /// What has the focus.
    var focused: Target? { map.target(focus.place) }

    private func expire() {
        guard !expiries.isEmpty else { return }
        if isStale { refresh() }
        for message in map.messages where expiries[message.place].map({ $0 <= now }) == true {
            expiries[message.place] = nil
            run(message.intents.dismiss)
        }
    }

    private func followMessages() {
        var kept: [Identity: Duration] = [:]
        for message in map.messages {
            guard case .message(let lifetime) = message.annotation.behaviour else { continue }
            kept[message.place] = expiries[message.place] ?? now + lifetime
        }
        expiries = kept
    }

    private func compose() -> LiveFrame {
        guard let base = renderer.buffer, let root = renderer.lastRoot else { return LiveFrame(cells: screen.cells) }
        followMessages()
        screen.resize(to: base)
        stage.follow(map, of: root, on: screen.cells, at: now, isStill: environment.reduceMotion)
        screen.show(base)
        let caret = decorate()
        screen.change(rows: stage.regions) { stage.draw(on: $0, at: now) }
        screen.colour(theme)
        var frame = LiveFrame(cells: screen.cells, caret: stage.motions.isEmpty ? caret : nil)
        (frame.copiedText, frame.releasesMouse) = (copiedText, releasesMouse)
        copiedText = nil
        return frame
    }
}
