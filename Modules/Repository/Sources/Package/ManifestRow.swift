public import JSONKit

/// One row of a list in the manifest: a module, a composition root, or a program beside the tests.
public struct ManifestRow: Sendable, Equatable {
    /// Something that the row names.
    public struct Mention: Sendable, Equatable {
        /// The target or module that is named.
        public var name: String
        /// The labels before it, such as `uses` or `testing.uses`.
        public var label: String
        /// Where it stands.
        public var position: JSONPosition

        /// Creates a mention.
        public init(_ name: String, label: String, at position: JSONPosition) {
            self.name = name
            self.label = label
            self.position = position
        }
    }

    /// What makes the row, such as `feature`, `Root` or `benchmark`.
    public var maker: String
    /// The name of the module or target.
    public var name: String
    /// Where the name stands.
    public var position: JSONPosition
    /// The contracts and texts that the row names, in their order.
    public var mentions: [Mention]

    /// Creates a row.
    public init(_ maker: String, name: String, at position: JSONPosition, mentions: [Mention] = []) {
        self.maker = maker
        self.name = name
        self.position = position
        self.mentions = mentions
    }

    /// What the module is; `nil` for a row that is no module.
    public var kind: ModuleKind? { ModuleKind(rawValue: maker) }
}
