import FeatureKitInterface

/// How a contribution is built, whatever its type.
@MainActor
protocol RecordedContribution {
    var id: String { get }
    var pointName: String { get }
    var noun: String { get }
}

/// How a contribution of a known type is built.
struct ContributionRecord<Contribution>: RecordedContribution {
    let id: String
    let point: ExtensionPoint<Contribution>
    let make: @MainActor (any Resolving) throws -> Contribution

    var pointName: String { point.name }
    var noun: String { point.noun }
}
