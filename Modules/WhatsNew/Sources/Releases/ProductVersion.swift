/// A version of the product, `major.minor.patch`.
struct ProductVersion: Comparable, CustomStringConvertible {
    private let numbers: [Int]

    /// Reads a version; `nil` for anything but three numbers without signs or leading zeros (Semantic Versioning 2.0.0, 2).
    init?(_ text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == 3, numbers.map(String.init).joined(separator: ".") == text,
            numbers.allSatisfy({ $0 >= 0 })
        else { return nil }
        self.numbers = numbers
    }

    var description: String { numbers.map(String.init).joined(separator: ".") }

    static func < (left: ProductVersion, right: ProductVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
