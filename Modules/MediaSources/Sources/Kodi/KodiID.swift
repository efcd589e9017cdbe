import JSONKit

/// What Kodi calls something in its library: a kind and a number.
struct KodiID: Equatable {
    enum Kind: String {
        case movie
        case episode

        /// The word for it in names of methods.
        var name: String { self == .movie ? "Movie" : "Episode" }
    }

    var kind: Kind
    var number: Int

    init(_ kind: Kind, _ number: Int) { (self.kind, self.number) = (kind, number) }

    /// - Parameter text: `movie/7`; what follows a further `/` is ignored.
    init?(_ text: String) {
        let parts = text.split(separator: "/")
        guard parts.count >= 2, let kind = Kind(rawValue: String(parts[0])), let number = Int(parts[1]) else {
            return nil
        }
        self.init(kind, number)
    }

    var text: String { "\(kind.rawValue)/\(number)" }

    /// The member by which methods take it.
    var member: (key: String, value: JSONValue) { ("\(kind.rawValue)id", .int(number)) }
}
