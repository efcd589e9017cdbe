/// How a screen takes the terminal.
public struct ScreenOptions: Sendable, Hashable {
    /// How much of the terminal a screen takes.
    public enum Extent: Sendable, Hashable {
        /// All of it; what was there comes back at the end.
        case full
        /// At most so many lines below the prompt; their last contents stay there.
        case lines(Int)
    }

    /// How much of the terminal the screen takes.
    public var extent: Extent
    /// The title of the window while the screen is open; `nil` to leave it alone.
    public var title: String?
    /// Whether the mouse is the screen's; a screen of some lines never has it.
    public var usesMouse: Bool
    /// Whether the screen is a conversation in plain lines, as it always is with `TESSERA_A11Y=linear`.
    public var isLinear: Bool
    /// Whether Ctrl-C has to be pressed twice within three seconds, and then closes the screen; the first stroke goes to
    /// the screen, which can say so.
    public var confirmsInterrupt: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - extent: how much of the terminal the screen takes.
    ///   - title: the title of the window; `nil` to leave it alone.
    ///   - usesMouse: whether the mouse is the screen's.
    ///   - isLinear: whether the screen is a conversation in plain lines.
    ///   - confirmsInterrupt: whether Ctrl-C has to be pressed twice.
    public init(
        _ extent: Extent = .full, title: String? = nil, usesMouse: Bool = true, isLinear: Bool = false,
        confirmsInterrupt: Bool = false
    ) {
        self.extent = extent
        self.title = title
        self.usesMouse = usesMouse
        self.isLinear = isLinear
        self.confirmsInterrupt = confirmsInterrupt
    }
}
