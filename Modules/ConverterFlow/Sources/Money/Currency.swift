/// A currency of ISO 4217.
public struct Currency: Hashable, Sendable {
    /// The three letters, such as `EUR`.
    let code: String
    /// How many digits stand behind the point: 2 for most, 0 for JPY, 3 for KWD.
    let minorUnits: Int

    /// The currency with a code, in letters of either case; `nil` unless it is three letters from A to Z.
    ///
    /// The minor units of a code that ISO 4217 does not list are two, as those of most.
    public init?(_ code: some StringProtocol) {
        let upper = code.uppercased()
        guard upper.utf8.count == 3, upper.utf8.allSatisfy({ (65...90).contains($0) }) else { return nil }
        self.code = upper
        minorUnits = Self.exceptions[upper] ?? 2
    }

    /// The currencies of ISO 4217 (list one, 2025) whose minor units are not two.
    private static let exceptions: [String: Int] = [
        "BHD": 3, "BIF": 0, "CLF": 4, "CLP": 0, "DJF": 0, "GNF": 0, "IQD": 3, "ISK": 0, "JOD": 3, "JPY": 0, "KMF": 0,
        "KRW": 0, "KWD": 3, "LYD": 3, "OMR": 3, "PYG": 0, "RWF": 0, "TND": 3, "UGX": 0, "UYI": 0, "UYW": 4, "VND": 0,
        "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
    ]
}

extension Currency: Comparable {
    /// Whether the code of one currency comes before that of another.
    public static func < (left: Currency, right: Currency) -> Bool { left.code < right.code }
}

extension Currency: Codable {
    /// Reads a code.
    public init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(String.self)
        guard let currency = Currency(code) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no currency"))
        }
        self = currency
    }

    /// Writes the code.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}

extension Currency: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}
