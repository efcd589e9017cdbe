/// The powers of ten that fit into 128 bits.
enum PowersOfTen {
    /// The greatest exponent.
    static let limit = 38

    private static let values: [UInt128] = (0..<limit).reduce(into: [1]) { powers, index in
        powers.append(powers[index] * 10)
    }

    /// Ten to a power from 0 to ``limit``; other powers are cut to these.
    static subscript(exponent: Int) -> UInt128 { values[min(max(0, exponent), limit)] }
}
