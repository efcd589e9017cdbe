/// Which of two overlays stands above the other: the greater one, and of equal ones the later.
public struct OverlayPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// The greater, the higher.
    public let rawValue: Int

    /// Creates a priority between or beside the named ones.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Short messages.
    public static let toast = OverlayPriority(rawValue: 100)
    /// Tools that a person calls up over everything of the app.
    public static let tool = OverlayPriority(rawValue: 200)
    /// What a person has to do before going on, such as unlocking.
    public static let lock = OverlayPriority(rawValue: 500)
    /// A call; from here on up, no link closes the overlay, but waits until it is gone.
    public static let call = OverlayPriority(rawValue: 1000)

    /// Whether it stands below.
    public static func < (left: OverlayPriority, right: OverlayPriority) -> Bool { left.rawValue < right.rawValue }
}
