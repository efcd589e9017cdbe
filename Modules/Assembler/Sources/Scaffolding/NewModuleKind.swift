import CommandKitInterface

/// What `new-module` can make.
enum NewModuleKind: String, CaseIterable, CommandValue {
    /// People choose it for a distribution.
    case feature
    /// Other features need it.
    case system
    /// A pure library.
    case kit
}
