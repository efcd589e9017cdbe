public import LocalizationKit

/// What a feature says about itself before any of its code runs.
///
/// The one source of a descriptor is the `feature.json` of its module; the Swift value is generated from it at build
/// time. The list of features, validation, the assembler and the documentation all read the same facts.
public struct FeatureDescriptor: Sendable, Equatable {
    /// The short, lower-case name by which people choose the feature, such as `calls`.
    public var id: String
    /// The name of the module's target, such as `CallFlow`.
    public var target: String
    /// The Swift type that conforms to ``Feature``, such as `CallFlowFeature`.
    public var type: String
    /// Whether people choose the feature, or other features bring it along.
    public var kind: FeatureKind
    /// One line, lower case and without a full stop: what the feature is for.
    public var summary: LocalizedText
    /// The version of the implementation, `major.minor.patch`.
    public var version: String
    /// How much a user may rely on the feature staying as it is.
    public var stability: Stability
    /// The team that owns the module, as CODEOWNERS spells it.
    public var owner: String
    /// The services that the feature builds for others.
    public var provides: [Provision]
    /// The services without which the feature does not work.
    public var needs: [Need]
    /// The services that the feature uses when they are present.
    public var optionalNeeds: [Need]
    /// The commands that the feature contributes.
    public var commands: [CommandSummary]
    /// The libraries of Debian that the feature links or opens.
    public var libraries: [DebianLibrary]

    /// Creates a descriptor; the defaults stand for an ordinary feature that needs and provides nothing.
    public init(
        id: String, target: String, type: String, kind: FeatureKind = .feature, summary: LocalizedText = "",
        version: String = "0.1.0", stability: Stability = .experimental, owner: String = "", provides: [Provision] = [],
        needs: [Need] = [], optionalNeeds: [Need] = [], commands: [CommandSummary] = [], libraries: [DebianLibrary] = []
    ) {
        self.id = id
        self.target = target
        self.type = type
        self.kind = kind
        self.summary = summary
        self.version = version
        self.stability = stability
        self.owner = owner
        self.provides = provides
        self.needs = needs
        self.optionalNeeds = optionalNeeds
        self.commands = commands
        self.libraries = libraries
    }
}
