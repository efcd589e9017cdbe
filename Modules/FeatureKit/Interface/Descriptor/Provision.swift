/// A service that a feature builds, and the version of the contract it keeps.
public struct Provision: Sendable, Hashable {
    /// The name of the service, such as `KeyValueStore`.
    public var service: String
    /// The interface module that declares the service, such as `StorageInterface`.
    public var interface: String
    /// The contract version of that interface which the implementation keeps; from 1.
    public var version: Int

    /// Creates a provision.
    public init(_ service: String, interface: String, version: Int) {
        self.service = service
        self.interface = interface
        self.version = version
    }
}
