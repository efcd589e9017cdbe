/// Who decides that a feature is in a build.
public enum FeatureKind: String, Sendable, CaseIterable {
    /// A person chooses it for a distribution.
    case feature
    /// Other features bring it along because they need a service of it.
    case system
    /// It belongs to a program for developers and never to a distribution.
    case tool
}
