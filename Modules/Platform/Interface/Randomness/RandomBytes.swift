public import FeatureKitInterface

/// Random numbers that nobody can guess: for tokens, nonces and keys.
public protocol RandomBytes: Sendable {
    /// Random bytes.
    ///
    /// - Parameter count: how many; zero and less give none.
    /// - Returns: that many bytes.
    func bytes(_ count: Int) -> [UInt8]
}

extension RandomBytes {
    /// A random text of lower-case hexadecimal digits, two for each byte.
    ///
    /// - Parameter count: how many random bytes; 16 make it unique in the world.
    /// - Returns: twice as many digits.
    public func hexadecimal(_ count: Int = 16) -> String {
        bytes(count).hexadecimal
    }
}

extension ServiceKey where Service == any RandomBytes {
    /// Random numbers that nobody can guess.
    public static var randomBytes: Self { Self("RandomBytes", in: "PlatformInterface") }
}
