/// Why a harness cannot do what a person could not do either.
public enum HarnessError: Error, Hashable, CustomStringConvertible {
    /// Nothing on the screen has that name.
    case noSuchLabel(String, found: [String])
    /// It is there, and scrolled out of sight.
    case outOfSight(String)

    /// One line with what there is.
    public var description: String {
        switch self {
        case .noSuchLabel(let label, let found):
            "nothing is called `\(label)`; controls here: \(found.joined(separator: ", "))"
        case .outOfSight(let label): "`\(label)` is out of sight: scroll to it first"
        }
    }
}
