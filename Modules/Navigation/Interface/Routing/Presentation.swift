/// How a screen stands over others.
public struct Presentation: Sendable, Hashable {
    /// What it looks like.
    public enum Style: Sendable, Hashable {
        /// A box in the middle.
        case sheet
        /// The whole window.
        case fullScreen
        /// A question; a new one takes the place of the one that stands there.
        case alert
        /// A window of its own above the app's.
        case overlay(OverlayPriority)
    }

    /// What it looks like.
    public var style: Style
    /// Whether the back key or a swipe closes it.
    public var isClosable: Bool
    /// Whether keys go to it and to nothing below.
    public var takesFocus: Bool

    /// Creates a way to present.
    ///
    /// - Parameters:
    ///   - style: what it looks like.
    ///   - isClosable: whether the back key or a swipe closes it.
    ///   - takesFocus: whether keys go to it and to nothing below.
    public init(_ style: Style, isClosable: Bool = true, takesFocus: Bool = true) {
        (self.style, self.isClosable, self.takesFocus) = (style, isClosable, takesFocus)
    }

    /// A box in the middle.
    public static let sheet = Presentation(.sheet)
    /// The whole window.
    public static let fullScreen = Presentation(.fullScreen)
    /// A question.
    public static let alert = Presentation(.alert)
    /// A window of its own, which only code closes.
    public static func overlay(_ priority: OverlayPriority) -> Presentation {
        Presentation(.overlay(priority), isClosable: false)
    }

    /// Where an overlay stands among overlays; `nil` for what belongs to a window.
    public var priority: OverlayPriority? {
        if case .overlay(let priority) = style { priority } else { nil }
    }
}
