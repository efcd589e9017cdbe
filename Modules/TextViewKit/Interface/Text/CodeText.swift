/// What was typed or pasted where a code of digits is wanted.
public enum CodeText: Sendable, Hashable {
    /// Digits from 0 to 9, no more than the code has.
    case digits(String)
    /// It holds something else than a code, or several that could be meant.
    case unclear

    /// Reads what was typed or pasted: a code, also in groups and in the digits of any script, or a message with one.
    ///
    /// In a message, the code of its last line `@host #code` counts (WICG, "Origin-bound one-time codes delivered via
    /// SMS"), or else the one run of as many digits as the code has.
    ///
    /// - Parameters:
    ///   - text: the whole text of the field.
    ///   - length: how many digits the code has.
    public init(_ text: String, length: Int) {
        if let digits = Self.dividedDigits(text) {
            self = digits.count <= length ? .digits(digits) : .unclear
        } else if let code = Self.boundCode(text, length) ?? Self.onlyRun(text, length) {
            self = .digits(code)
        } else {
            self = .unclear
        }
    }

    /// The digits of a text that holds nothing but digits and what divides them.
    private static func dividedDigits(_ text: some StringProtocol) -> String? {
        var digits = ""
        for scalar in text.unicodeScalars {
            if let value = scalar.decimalValue { digits += "\(value)" } else if !scalar.dividesDigits { return nil }
        }
        return digits
    }

    private static func boundCode(_ text: String, _ length: Int) -> String? {
        guard let line = text.split(whereSeparator: \.isNewline).last, line.first == "@",
            let mark = line.firstRange(of: " #")
        else { return nil }
        let token = line[mark.upperBound...].prefix { !($0.isASCII && $0.isWhitespace) }
        return dividedDigits(token).flatMap { $0.count == length ? $0 : nil }
    }

    /// The one run of digits of the right length; groups of it may be divided by single blanks and dashes.
    private static func onlyRun(_ text: String, _ length: Int) -> String? {
        let runs = text.unicodeScalars.split { $0.decimalValue == nil && !$0.dividesDigits }
            .compactMap { run in dividedDigits(String(String.UnicodeScalarView(run))) }
        let codes = runs.filter { $0.count == length }
        return codes.count == 1 ? codes[0] : nil
    }
}

extension Unicode.Scalar {
    /// The value of a decimal digit of any script (general category Nd); no circled and no superscript ones.
    fileprivate var decimalValue: Int? {
        properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
    }

    fileprivate var dividesDigits: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.isDash
    }
}
