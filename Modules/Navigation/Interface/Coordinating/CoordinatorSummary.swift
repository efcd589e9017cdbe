public import LocalizationKit

/// A coordinator that has screens, as an inspector lists it.
public struct CoordinatorSummary: Sendable, Hashable {
    /// What it is called.
    public var name: String
    /// How many of its screens are on a stack.
    public var count: Int
    /// How many coordinators are above it; 0 for the one of the app.
    public var depth: Int
    /// The titles of its screens, the lowest first.
    public var screens: [LocalizedText]

    /// Creates a line of the list.
    public init(name: String, count: Int, depth: Int, screens: [LocalizedText]) {
        (self.name, self.count, self.depth, self.screens) = (name, count, depth, screens)
    }
}
