/// What is spoken into and heard from.
enum AudioDevice: Hashable, Sendable {
    /// A tone in place of a microphone, and nobody who listens: for tests and machines without sound.
    case null
    /// The sound card, or whatever stands behind a name of ALSA, such as `default`.
    case alsa(String)

    var source: String {
        switch self {
        case .null: "ausine,440"
        case .alsa(let name): "alsa,\(name)"
        }
    }

    var player: String {
        switch self {
        case .null: "aubridge,player"
        case .alsa(let name): "alsa,\(name)"
        }
    }

    var alert: String {
        switch self {
        case .null: "aubridge,alert"
        case .alsa(let name): "alsa,\(name)"
        }
    }

    var modules: [String] { self == .null ? [] : ["alsa"] }
}
