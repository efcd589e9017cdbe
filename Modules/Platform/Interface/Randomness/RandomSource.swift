/// The generator that the standard library's `random` and `shuffled` take, fed by ``RandomBytes``.
///
///     var source = RandomSource(random)
///     let delay = Int.random(in: 0..<1000, using: &source)
public struct RandomSource: RandomNumberGenerator {
    private let random: any RandomBytes

    /// Creates a generator.
    ///
    /// - Parameter random: where the bytes come from; eight for each number.
    public init(_ random: any RandomBytes) {
        self.random = random
    }

    /// Sixty-four random bits, the first byte lowest.
    public mutating func next() -> UInt64 {
        random.bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
