extension Duration {
    /// The units in which durations are written, the greatest first, with their lengths in milliseconds.
    private static let units: [(name: String, milliseconds: Int64)] = [
        ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
    ]

    /// The duration as a person types it: `1h30m`, `500ms`, `0s`; what is below a millisecond is left out.
    public var word: String {
        var rest = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
        let sign = rest < 0 ? "-" : ""
        let parts = Self.units.compactMap { unit -> String? in
            let count = rest / unit.milliseconds
            rest %= unit.milliseconds
            return count == 0 ? nil : "\(count.magnitude)\(unit.name)"
        }
        return parts.isEmpty ? "0s" : sign + parts.joined()
    }

    /// Reads a duration: numbers with the units `d`, `h`, `m`, `s` and `ms`, such as `1h30m`.
    ///
    /// - Parameter word: what was written; `nil` results for anything else, and for more than 30,000 years.
    public init?(word: String) {
        var rest = Substring(word)
        var milliseconds: Int64 = 0
        guard !rest.isEmpty else { return nil }
        while !rest.isEmpty {
            let digits = rest.prefix { ("0"..."9").contains($0) }
            rest = rest.dropFirst(digits.count)
            let name = rest.prefix { ("a"..."z").contains($0) }
            rest = rest.dropFirst(name.count)
            guard digits.count <= 12, let count = Int64(digits),
                let unit = Self.units.first(where: { $0.name == name })
            else { return nil }
            let (product, overflow) = count.multipliedReportingOverflow(by: unit.milliseconds)
            let (sum, carry) = milliseconds.addingReportingOverflow(product)
            guard !overflow, !carry, sum < 1_000_000_000_000_000 else { return nil }
            milliseconds = sum
        }
        self = .milliseconds(milliseconds)
    }
}
