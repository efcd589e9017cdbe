/// A swipe under way, which changes nothing until it is completed.
public struct NavigationSwipe: Sendable, Hashable {
    /// What it will do.
    public enum Direction: Sendable, Hashable {
        /// From the left edge: back to the screen below.
        case back
        /// Down: close the modal.
        case down
    }

    /// What it will do.
    public var direction: Direction
    /// How far it has come, from 0 to 1.
    public var progress: Double

    /// Creates a swipe; the progress is brought into its bounds.
    public init(_ direction: Direction, progress: Double = 0) {
        self.direction = direction
        self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    }
}
