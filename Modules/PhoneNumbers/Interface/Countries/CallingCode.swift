/// The calling codes of ITU-T E.164, none of which begins another.
enum CallingCode {
    /// Splits what stands behind the plus; `nil` when it begins with no calling code.
    static func split(_ digits: String) -> (code: String, national: Substring)? {
        for length in 1...3 where digits.count >= length {
            let code = String(digits.prefix(length))
            if isAssigned(code) { return (code, digits.dropFirst(length)) }
        }
        return nil
    }

    private static func isAssigned(_ code: String) -> Bool {
        !Country.all(callingCode: code).isEmpty || global.contains(code)
    }

    /// The codes of no country: freephone, shared cost, ships, satellites and networks (E.164, list of 2016 and after).
    private static let global: Set<String> = ["800", "808", "870", "878", "881", "882", "883", "888", "979"]
}
