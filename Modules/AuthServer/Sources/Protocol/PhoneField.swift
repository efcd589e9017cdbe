/// A number as the protocol takes it.
enum PhoneField {
    /// The number in the form of E.164, after one plus and all blanks are taken off.
    static func number(_ text: String) throws(ProtocolError) -> String {
        let digits = (text.hasPrefix("+") ? text.dropFirst() : text[...]).filter { $0 != " " }
        guard digits.wholeMatch(of: #/[1-9][0-9]{1,14}/#) != nil else { throw .badPhone }
        return "+" + digits
    }

    /// The number for a log: its country's first digits and its last ones.
    static func masked(_ number: String) -> String {
        number.count < 8 ? "+•" : "\(number.prefix(2))•••\(number.suffix(2))"
    }
}
