/// The typed name of a service, declared by the interface module that owns the protocol.
///
///     extension ServiceKey where Service == any KeyValueStore {
///         public static var keyValueStore: Self { Self("KeyValueStore", in: "StorageInterface") }
///     }
public struct ServiceKey<Service>: Sendable {
    /// The name that descriptors use, such as `KeyValueStore`.
    public let name: String
    /// The interface module that declares the service.
    public let interface: String

    /// Creates a key; two keys are the same when their names are.
    ///
    /// - Parameters:
    ///   - name: the name that descriptors use.
    ///   - interface: the interface module that declares the service.
    public init(_ name: String, in interface: String) {
        self.name = name
        self.interface = interface
    }
}
