package import NetworkInterface

/// A response that is kept until the server says that it has changed.
package struct KeptResponse: Sendable, Equatable {
    package var head: HTTPHead
    package var body: [UInt8]
}
