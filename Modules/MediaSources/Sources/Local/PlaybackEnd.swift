/// How a player left what it played.
enum PlaybackEnd: Sendable, Equatable {
    /// At its end.
    case finished
    /// Before, at so many seconds.
    case left(at: Double)
}
