public import FeatureKitInterface

/// The features of a build: those a person chose, and those that come along because somebody needs them.
public struct Selection: Sendable {
    /// Why a feature that nobody chose is in the build.
    public struct Reason: Sendable, Equatable {
        /// The id of the feature that came along.
        public var feature: String
        /// The id of the feature that needs it; `nil` for the composition root.
        public var neededBy: String?
        /// What is needed.
        public var need: Need

        /// Creates a reason.
        public init(feature: String, neededBy: String?, need: Need) {
            self.feature = feature
            self.neededBy = neededBy
            self.need = need
        }
    }

    /// What every composition root needs: something that reads the command line.
    public static let rootNeed = Need("Program", interface: "FeatureKitInterface", versions: 1...1)

    /// The features in the order in which they can start.
    public let features: [FeatureDescriptor]
    /// Why the features that nobody chose are there.
    public let reasons: [Reason]
    /// Everything that is wrong with the choice; empty when it can be built.
    public let problems: [SelectionProblem]

    /// Closes a choice over what its features need.
    ///
    /// A need is met by the one feature that provides its service. Two candidates are a problem until one is chosen.
    /// Optional needs bring nothing along.
    ///
    /// - Parameters:
    ///   - chosen: ids in the order in which they were chosen.
    ///   - catalogue: every feature that is known.
    ///   - excluded: ids that must not come along.
    public init(chosen: [String], among catalogue: [FeatureDescriptor], without excluded: Set<String> = []) {
        var builder = SelectionBuilder(catalogue: catalogue, excluded: excluded)
        builder.choose(chosen)
        builder.meetNeeds()
        builder.checkCollisions()
        let order = DependencyOrder(builder.features)
        features = order.features
        reasons = builder.reasons
        problems = builder.problems + order.cycles.map(SelectionProblem.cycle)
    }
}
