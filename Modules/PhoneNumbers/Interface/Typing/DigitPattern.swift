/// Groups of digits as a country writes them.
enum DigitPattern {
    /// The digits in groups, as far as there are digits.
    ///
    /// - Parameters:
    ///   - digits: the digits of a national number, or its beginning.
    ///   - patterns: patterns with a `#` for each digit, the shortest first; digits beyond the longest join its last group.
    /// - Returns: the groups.
    static func fill(_ digits: some StringProtocol, _ patterns: [String]) -> String {
        let pattern = patterns.first { $0.count { $0 == "#" } >= digits.count } ?? patterns.last ?? ""
        var rest = digits[...]
        var filled = ""
        for sign in pattern where !rest.isEmpty {
            filled.append(sign == "#" ? rest.removeFirst() : sign)
        }
        return filled + rest
    }
}
