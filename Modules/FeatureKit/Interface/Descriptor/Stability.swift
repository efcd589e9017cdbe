/// How much a user may rely on a feature staying as it is.
public enum Stability: String, Sendable, CaseIterable {
    /// It may change or go at any time.
    case experimental
    /// It is complete and may still change in a minor version.
    case beta
    /// It changes incompatibly only in a major version.
    case stable
    /// It will go; its summary names the successor.
    case deprecated
}
