import FeatureKitInterface
package import TextViewKitInterface

extension ScreenSession {
    /// Many signals of a window that is being resized are one look at its size, with the next frame.
    func sizeMayHaveChanged() {
        isSizeStale = true
        clock.request()
    }

    /// Whether a frame would show something new.
    var needsFrame: Bool {
        guard !isOver, let screen, queue.isEmpty else { return false }
        return screen.needsFrame || mustDraw || isSizeStale
    }

    /// Asks for a frame when the screen needs one, now or later.
    func screenChanged() {
        if let nextFrameTime { clock.request(at: nextFrameTime) }
    }

    /// Draws what events of this turn have changed.
    func drawIfNeeded() {
        if needsFrame { clock.draw() } else if let nextFrameTime { clock.request(at: nextFrameTime) }
    }

    /// Draws a frame if one is due, unless the terminal has not taken the last one yet: frames are left out, never torn.
    ///
    /// Returns whether one was drawn.
    func draw() -> Bool {
        guard !isOver, let screen, let surface, queue.isEmpty else { return false }
        takeSize(screen)
        let isDue = screen.needsFrame || mustDraw || screen.nextFrameTime.map { $0 <= loop.now } == true
        if isDue { draw(screen, on: surface) }
        if queue.isBroken { end(.hungUp) }
        return isDue
    }

    /// When the next frame is due, if one is; a terminal that has not taken the last one is waited for first.
    var nextFrameTime: Duration? { needsFrame ? loop.now : isOver || !queue.isEmpty ? nil : screen?.nextFrameTime }

    private func draw(_ screen: any LiveScreen, on surface: any Surface) {
        mustDraw = false
        let start = loop.now
        let frame = screen.frame(size: surface.frameSize(in: size), at: start)
        surface.show(frame, in: size)
        surface.output.withBytes(queue.send)
        cost = (cost.frames + 1, loop.now - start, surface.output.count)
        sendExtras(of: frame)
        port.setLeaving(modes.leaving(linesBelow: surface.linesBelowCursor))
        port.limitMessages()
    }

    private func takeSize(_ screen: any LiveScreen) {
        guard isSizeStale else { return }
        isSizeStale = false
        guard let new = port.size, new != size else { return }
        size = new
        mustDraw = true
        screen.handle(.resize(new), at: loop.now)
        sizeObserver?()
    }

    private func sendExtras(of frame: LiveFrame) {
        if let title = frame.title ?? options.title, title != shownTitle, modes.isFull {
            shownTitle = title
            queue.send("\u{1B}]2;\(title.filteredForTerminal)\u{1B}\\")
        }
        if let text = frame.copiedText { queue.send("\u{1B}]52;c;\(Base64.encode(text.utf8))\u{1B}\\") }
        let hasMouse = modes.isFull && options.usesMouse && !frame.releasesMouse
        guard hasMouse != modes.hasMouse else { return }
        modes.hasMouse = hasMouse
        queue.send(TerminalModes.mouse(hasMouse))
    }

    /// Gives the terminal to the shell, stops, and comes back when the shell says so.
    func suspend() {
        guard !isOver else { return }
        queue.drop()
        port.leave()
        forgetJobControl()
        port.stop()
        watchJobControl()
        do { try port.enter(leaving: modes.leaving()) } catch { return end(.hungUp) }
        enterAgain()
    }

    /// Somebody stopped the program without asking it, and may have used the terminal since.
    func comeBack() {
        guard !isOver else { return }
        port.makeRaw()
        // What is saved on a stack of the terminal (title, keyboard) must not be saved twice.
        modes.leaving().withUnsafeBytes(queue.send)
        enterAgain()
    }

    private func enterAgain() {
        queue.send(modes.entering + (screen == nil ? "" : modes.tune()))
        surface?.invalidate()
        (shownTitle, mustDraw, isSizeStale) = (nil, true, true)
        drawIfNeeded()
    }
}

extension ScreenSession: OpenScreen {
    package func close() { end(.closed) }

    package func update() {
        screen?.contentChanged()
        screenChanged()
    }

    package func offerMouse(to take: @escaping @MainActor (MouseEvent, Size) -> Bool) { takesMouse = take }

    package func observeInput(_ observer: @escaping @MainActor () -> Void) { inputObserver = observer }

    package func observeSize(_ observer: @escaping @MainActor () -> Void) { sizeObserver = observer }

    package func inspect() -> ScreenInspection? {
        guard let screen, cost.frames > 0 else { return nil }
        return ScreenInspection(
            parts: screen.parts, frames: cost.frames, duration: cost.duration, bytes: cost.bytes)
    }

    package func print(above line: String) {
        guard !isOver, let surface, surface.print(above: line) else { return }
        surface.output.withBytes(queue.send)
        mustDraw = true
        screenChanged()
    }
}

extension String {
    /// The text without what could end a sequence of the terminal or begin another one.
    var filteredForTerminal: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
