extension Country {
    /// A number as it looks while it is typed: grouped as the country that it belongs to groups its own.
    ///
    /// - Parameter text: the text of a field; what belongs to no number is left out of the result.
    /// - Returns: such as `8 999 123-45` for `899912345` in Russia, and `+44 7400 12` for `+44740012` anywhere.
    public func formatted(asTyped text: some StringProtocol) -> String {
        let dialled = DialledText(typed: text)
        if dialled.hasPlus { return "+" + Self.international(dialled.digits) }
        if let digits = beyond(internationalPrefix, dialled.digits) {
            return digits.isEmpty ? internationalPrefix : "\(internationalPrefix) \(Self.international(digits))"
        }
        return national(dialled.digits)
    }

    private func national(_ digits: String) -> String {
        guard let prefix = trunkPrefix, let rest = beyond(prefix, digits) else {
            return DigitPattern.fill(digits, patterns)
        }
        // A zero is written as a part of the first group, other prefixes apart from it.
        return prefix + (prefix == "0" || rest.isEmpty ? "" : " ") + DigitPattern.fill(rest, patterns)
    }

    private static func international(_ digits: String) -> String {
        guard let (code, national) = CallingCode.split(digits) else { return digits }
        let groups = DigitPattern.fill(national, of(code, national)?.patterns ?? [])
        return groups.isEmpty ? code : "\(code) \(groups)"
    }

    private func beyond(_ prefix: String, _ digits: String) -> String? {
        digits.hasPrefix(prefix) ? String(digits.dropFirst(prefix.count)) : nil
    }
}
