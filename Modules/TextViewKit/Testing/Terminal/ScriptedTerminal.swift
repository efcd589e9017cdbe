import TextViewKit
package import TextViewKitInterface

/// A terminal in memory: a test types, and reads what it shows.
@MainActor
package final class ScriptedTerminal: TerminalPort {
    package let descriptor: Int32 = 99
    package var size: Size?
    /// What the terminal shows of what was written.
    package private(set) var screen: TerminalScreen
    /// What happened to the terminal, in order.
    package private(set) var log: [String] = []
    /// How many bytes are taken before writing would wait; `nil` for any number.
    package var room: Int?
    /// Whether the terminal is gone.
    package var isGone = false
    /// What happens while the program is stopped.
    package var whileStopped: (@MainActor () -> Void)?
    /// The bytes that the terminal gets at the end.
    package private(set) var leaving: [UInt8] = []
    /// The bytes of each write.
    package private(set) var writes: [[UInt8]] = []
    private var typed: [UInt8] = []
    private var isTaken = false

    /// A terminal of a size that answers in some way, into which ``type(_:)`` has to be called by hand.
    package init(_ size: Size, answers: TerminalAnswers = .modern) {
        self.size = size
        screen = TerminalScreen(size, answers: answers)
    }

    /// Puts bytes where the program reads; the loop still has to be told.
    package func type(_ text: String) { typed += Array(text.utf8) }

    /// Whether there is something to read.
    package var hasInput: Bool { !typed.isEmpty }

    /// Changes the size of the window, and what it shows.
    package func resize(to new: Size) {
        size = new
        screen.resize(to: new)
    }

    /// Writes as another program does, such as a shell.
    package func show(_ text: String) { _ = screen.take(Array(text.utf8)) }

    package func enter(leaving: [UInt8]) throws(ScreenError) {
        guard !isGone else { throw .noTerminal(reason: "gone") }
        (self.leaving, isTaken) = (leaving, true)
        log.append("enter")
    }

    package func setLeaving(_ bytes: [UInt8]) { leaving = bytes }

    package func leave() {
        guard isTaken else { return }
        isTaken = false
        _ = screen.take(leaving)
        log.append("leave")
    }

    package func makeRaw() { log.append("raw") }

    package func stop() {
        log.append("stop")
        whileStopped?()
    }

    package func limitMessages() {}

    package func read() -> [UInt8]? {
        defer { typed = [] }
        return isGone ? nil : typed
    }

    package func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard !isGone else { return nil }
        let count = min(bytes.count, room ?? .max)
        guard count > 0 else { return 0 }
        if room != nil { room = (room ?? 0) - count }
        writes.append(Array(bytes.prefix(count)))
        typed += Array(screen.take(Array(bytes.prefix(count))).utf8)
        return count
    }
}
