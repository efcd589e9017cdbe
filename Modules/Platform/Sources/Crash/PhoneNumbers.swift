/// Finds what may be a phone number, and takes it out.
///
/// That is 7 to 15 digits (ITU-T E.164 has at most 15) that begin with `+` or are written in groups, or 9 to 15 digits in
/// a row; dates with a time behind them and hexadecimal numbers are none.
enum PhoneNumbers {
    static func removed(from text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.first {
            let isStart = !(result.last?.isWordPart ?? false)
            if isStart, let end = end(of: rest) {
                result += "<phone>"
                rest = rest[end...]
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Where a number that begins here ends; `nil` when none does.
    private static func end(of text: Substring) -> Substring.Index? {
        guard let first = text.first, first == "+" || first == "(" || first.isASCIIDigit else { return nil }
        var (digits, groups, isInGroup, end) = (0, 0, false, text.startIndex)
        for index in text.indices {
            let character = text[index]
            if character.isASCIIDigit {
                (digits, groups, isInGroup) = (digits + 1, isInGroup ? groups : groups + 1, true)
                end = text.index(after: index)
            } else if index == text.startIndex || " -()".contains(character) {
                isInGroup = false
            } else {
                break
            }
        }
        let touches = text[end...].first.map { $0.isWordPart || $0 == ":" } ?? false
        let least = first == "+" || groups > 1 ? 7 : 9
        return (least...15).contains(digits) && !touches ? end : nil
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
