import CallFlowInterface
import PlatformInterface

/// A call, and what only the model needs to know of it.
struct CallLine: Equatable, Sendable {
    var call: Call
    /// The id that the engine knows it by; `nil` while only a push has announced it.
    var link: CallID?
    /// When it began.
    let start: WallTime
    /// When the model stops waiting in this state, by the clock of the model; `nil` for as long as it lasts.
    var deadline: Duration?
    /// When both ends could first speak, by the clock of the model.
    var connected: Duration?
    /// What the engine said last about holding.
    var isHeldByEngine = false
    /// Tones that wait for the connection.
    var tones = ""
}
