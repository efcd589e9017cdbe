public import LocalizationKit

/// Something wrong with how an assembly is put together, found before anything starts.
public struct Fault: Sendable, Equatable {
    /// What kind of fault it is, with the names involved.
    public enum Kind: Sendable, Equatable {
        /// A feature needs a service that nobody in the build provides.
        case unmetNeed(feature: String, need: Need)
        /// The provider keeps a version of the contract that the feature does not accept.
        case versionNotAccepted(feature: String, need: Need, provider: String, version: Int)
        /// Two features have the same id.
        case duplicateFeature(id: String, types: [String])
        /// Two features provide the same service.
        case duplicateService(service: String, features: [String])
        /// Two features contribute under the same id: two commands, two routes.
        case duplicateContribution(noun: String, id: String, features: [String])
        /// Features need each other in a ring; the path begins and ends with the same feature.
        case cycle(path: [String])
        /// The descriptor promises a service that `register(in:)` does not record.
        case unkeptProvision(feature: String, service: String)
        /// `register(in:)` records a service that the descriptor does not name.
        case undeclaredProvision(feature: String, service: String)
    }

    /// What kind of fault it is.
    public var kind: Kind
    /// A sentence that says what is wrong.
    public var problem: LocalizedText
    /// A sentence that says what to do.
    public var remedy: LocalizedText

    /// Creates a fault.
    public init(_ kind: Kind, problem: LocalizedText, remedy: LocalizedText) {
        self.kind = kind
        self.problem = problem
        self.remedy = remedy
    }
}

extension Fault: ExplainedError {
    /// The problem and the remedy in one line.
    public var explanation: LocalizedText { "\(problem). \(remedy)" }
}
