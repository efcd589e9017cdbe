import JSONKit

/// One target of this package that another one imports or lists.
struct Edge {
    /// How a dependency shows.
    enum Origin {
        /// A source imports it.
        case source
        /// The manifest lists it.
        case manifest
    }

    var user: Unit
    var used: Unit
    var origin: Origin
    var path: String
    var position: JSONPosition

    /// What the user does, for messages.
    var verb: String { origin == .source ? "imports" : "lists" }
}
