/// What of a view is kept in a file.
public enum SnapshotKind: String, Sendable, CaseIterable {
    /// The characters.
    case text
    /// The characters and their styles.
    case styled
    /// A picture.
    case svg
    /// What a screen reader is told.
    case accessibility

    /// How the file is called after its first dot.
    public var fileEnding: String {
        switch self {
        case .text: "txt"
        case .styled: "styled.txt"
        case .svg: "svg"
        case .accessibility: "a11y.txt"
        }
    }

    /// Whether the file is a grid whose cells can be compared one by one.
    var isGrid: Bool { self == .text || self == .styled }
}
