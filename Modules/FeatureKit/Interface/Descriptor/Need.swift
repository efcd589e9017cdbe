/// A service that a feature uses, and the contract versions it understands.
public struct Need: Sendable, Hashable {
    /// The name of the service, such as `KeyValueStore`.
    public var service: String
    /// The interface module that declares the service, such as `StorageInterface`.
    public var interface: String
    /// The contract versions of that interface which the feature accepts, both ends included.
    public var versions: ClosedRange<Int>

    /// Creates a need.
    public init(_ service: String, interface: String, versions: ClosedRange<Int>) {
        self.service = service
        self.interface = interface
        self.versions = versions
    }
}

extension Need: CustomStringConvertible {
    /// The need as faults print it: `KeyValueStore (StorageInterface 1)` or `KeyValueStore (StorageInterface 1-2)`.
    public var description: String { "\(service) (\(interface) \(versionText))" }

    private var versionText: String {
        versions.count == 1 ? "\(versions.lowerBound)" : "\(versions.lowerBound)-\(versions.upperBound)"
    }
}
