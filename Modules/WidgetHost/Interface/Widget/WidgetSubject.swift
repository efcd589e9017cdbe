/// Whose widget it is and what it is about: widgets that agree in it show the same, whatever their shape.
public struct WidgetSubject: Sendable, Hashable {
    /// The profile of the person.
    public var profile: String
    /// What the person decided about it, by the names of its options.
    public var configuration: [String: String]

    /// Creates a subject.
    public init(profile: String, configuration: [String: String] = [:]) {
        self.profile = profile
        self.configuration = configuration
    }
}
