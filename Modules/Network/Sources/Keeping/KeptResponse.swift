import NetworkInterface

/// A response that is kept until the server says that it has changed.
struct KeptResponse: Sendable, Equatable {
    var head: HTTPHead
    var body: [UInt8]
}
