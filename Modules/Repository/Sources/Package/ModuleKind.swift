/// What a row of the manifest says a module is.
public enum ModuleKind: String, Sendable, CaseIterable {
    /// A pure library: no I/O, no clock, no registry.
    case kit
    /// The registry itself.
    case kernel
    /// A feature that other features need.
    case system
    /// A feature that a distribution may leave out.
    case feature
    /// A program for developers.
    case tool
    /// What tools share and features never import.
    case toolLibrary

    /// Whether a module of this kind has a `feature.json`.
    public var isDescribed: Bool { [.system, .feature, .tool].contains(self) }
}
