/// What a field accepts, and how it shows it.
package struct FieldRules: Equatable, Sendable {
    package var isSecret = false
    /// The characters of a code, each drawn in a box.
    package var boxes: Int?
    package var digitsOnly = false

    package init(isSecret: Bool = false, boxes: Int? = nil, digitsOnly: Bool = false) {
        (self.isSecret, self.boxes, self.digitsOnly) = (isSecret, boxes, digitsOnly)
    }

    /// Typed or pasted text as the field takes it: on one line, without controls, and a code without what divides it.
    package func cleaned(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let plain = String(String.UnicodeScalarView(line.unicodeScalars.compactMap(printable)))
        return boxes == nil ? plain : String(plain.compactMap(inBox))
    }

    // C0 and C1 controls: a tab is a space to a line of text, the others would do something to a terminal.
    private func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar == "\t" { return " " }
        return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? nil : scalar
    }

    private func inBox(_ character: Character) -> Character? {
        if digitsOnly { return Self.digit(character) }
        return character.isLetter || character.isNumber ? character : nil
    }

    /// A decimal digit of any script as one from 0 to 9; circled, raised and Chinese ones are none.
    private static func digit(_ character: Character) -> Character? {
        guard character.unicodeScalars.first?.properties.numericType == .decimal else { return nil }
        return character.wholeNumberValue.flatMap { String($0).first }
    }
}
