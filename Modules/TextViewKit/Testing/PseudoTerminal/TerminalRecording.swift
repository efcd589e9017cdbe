import TextViewKit
import TextViewKitInterface

/// A session with a program, kept as the screens that it showed, to be played in a page.
///
/// How long a screen is shown is decided by who records it and not by the machine, so that a recording of the same session
/// is the same file.
public struct TerminalRecording {
    private var frames: [SVGAnimation.Frame] = []

    /// A recording without a screen.
    public init() {}

    /// Keeps a screen.
    ///
    /// - Parameters:
    ///   - screen: it has the size of those before it.
    ///   - milliseconds: how long it is shown when it is played, more than 0.
    public mutating func add(_ screen: TerminalScreen, for milliseconds: Int) {
        frames.append(SVGAnimation.Frame(screen.cells, milliseconds: milliseconds))
    }

    /// The session as one animated picture, which begins again at its end; empty without a screen.
    public var svg: String { SVGAnimation(frames).text }
}
