/// What a screen consisted of when it was drawn last, and what that cost.
public struct ScreenInspection: Sendable, Hashable {
    /// A part of the screen; parts that have the same place and only each other are one.
    public struct Part: Sendable, Hashable {
        /// How many parts it stands in.
        public var depth: Int
        /// What it is, the outermost first, such as `border › padding › button "Save"`; never what was typed.
        public var name: String
        /// Where it stands on the screen; some of it may be out of sight.
        public var frame: Rect

        /// Creates a part.
        public init(depth: Int, name: String, frame: Rect) {
            (self.depth, self.name, self.frame) = (depth, name, frame)
        }
    }

    /// The parts, each before those that stand in it.
    public var parts: [Part]
    /// How many frames were drawn.
    public var frames: Int
    /// How long the last one took, until its bytes were on their way.
    public var duration: Duration
    /// How many bytes it was.
    public var bytes: Int

    /// Creates an inspection.
    public init(parts: [Part], frames: Int, duration: Duration, bytes: Int) {
        (self.parts, self.frames, self.duration, self.bytes) = (parts, frames, duration, bytes)
    }
}
