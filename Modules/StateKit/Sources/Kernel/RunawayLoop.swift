/// A report of sources that kept causing each other's values without end.
public struct RunawayLoop: Error, Equatable, CustomStringConvertible {
    /// The names of the sources in the order of their values; the first comes back as the last.
    public let names: [String]
    /// How many turns the chain of causes was long when it was cut.
    public let turns: Int

    /// One line that names the sources.
    public var description: String {
        "runaway loop cut after \(turns) turns: \(names.joined(separator: " → ")); "
            + "break it with removeDuplicates() or a condition in the model"
    }

    /// Finds the cycle that ends with the last name of a trail.
    static func cycle(in trail: [String]) -> [String] {
        guard let last = trail.last, let start = trail.dropLast().lastIndex(of: last) else { return trail }
        return Array(trail[start...])
    }
}
