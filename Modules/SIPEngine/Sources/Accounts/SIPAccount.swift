/// Where calls go out and come in: an account with a provider, or a place on this machine.
struct SIPAccount: Codable, Hashable, Sendable {
    /// How signalling travels.
    enum Transport: String, Codable, Hashable, Sendable, CaseIterable {
        case udp, tcp, tls
    }

    /// How voice is protected.
    enum Encryption: String, Codable, Hashable, Sendable, CaseIterable {
        case none
        /// SRTP with keys in the signalling (RFC 4568), when the other end can.
        case srtp
        /// The same, and no call without it.
        case srtpMandatory = "srtp-mandatory"
    }

    /// The address without `sip:`, such as `alice@example.org`.
    var address: String
    /// What others see as our name; empty for none.
    var displayName = ""
    /// The name for signing in, where it is not that of the address.
    var signInName: String?
    /// Whether to register with the host of the address; without it, only who knows the place can call.
    var registers = true
    var transport = Transport.udp
    var encryption = Encryption.none
    /// The address of this machine at which the engine listens; others than 127.0.0.1 can be reached from outside.
    var listensAt = "127.0.0.1"
    /// The port at which the engine listens; `nil` for any that is free.
    var port: UInt16?

    /// The host behind the `@`, with its port.
    var host: Substring { address.split(separator: "@", maxSplits: 1).last ?? "" }
    /// Whether nobody but this machine can reach the engine.
    var isPrivate: Bool { listensAt == "127.0.0.1" }
}
