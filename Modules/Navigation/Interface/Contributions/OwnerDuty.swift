public import FeatureKitInterface

/// What only the process that owns the instance does while its app is open, such as taking calls.
@MainActor
public struct OwnerDuty {
    /// Takes the duty on.
    public typealias Begin = @MainActor () async throws -> Void

    /// Takes the duty on: once, when this process has become the owner, at its start or when the owner before it left.
    public var begin: Begin

    /// Creates a duty.
    ///
    /// - Parameter begin: takes it on; what it throws is said to the person.
    public init(begin: @escaping Begin) { self.begin = begin }
}

extension ExtensionPoint where Contribution == OwnerDuty {
    /// What the owner of the instance does; the id of a contribution is that of the feature.
    public static var ownerDuties: Self { Self("owner duties", of: "duty of the owner") }
}
