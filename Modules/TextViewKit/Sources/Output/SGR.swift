import TextViewKitInterface

/// Select Graphic Rendition (ECMA-48, 8.3.117).
enum SGR {
    /// Writes the shorter of two ways from one style to another: what changed, or everything after a reset.
    static func write(from old: Style, to new: Style, _ output: OutputBuffer) {
        let start = output.count
        writeChange(from: old, to: new, output)
        guard old.losesSomething(in: new) else { return }
        let middle = output.count
        output.append("\u{1B}[")
        if new != .plain {
            output.append("0")
            writeAttributes(new.attributes, output)
            writeColours(from: .plain, to: new, output)
        }
        output.append("m")
        let isShorter = output.count - middle < middle - start
        if isShorter { output.remove(start..<middle) } else { output.cut(to: middle) }
    }

    private static func writeChange(from old: Style, to new: Style, _ output: OutputBuffer) {
        output.append("\u{1B}[")
        let start = output.count
        var gained = new.attributes.subtracting(old.attributes)
        let lost = old.attributes.subtracting(new.attributes)
        for (attributes, code) in resets where !lost.isDisjoint(with: attributes) {
            output.append(";2")
            output.append(code)
            // 22 ends bold and dim alike.
            gained.formUnion(new.attributes.intersection(attributes))
        }
        writeAttributes(gained, output)
        writeColours(from: old, to: new, output)
        output.append("m")
        output.remove(start..<start + 1)
    }

    /// Each attribute with the second digit of what ends it.
    private static let resets: [(TextAttributes, UInt8)] = [
        ([.bold, .dim], UInt8(ascii: "2")), (.italic, UInt8(ascii: "3")), (.underline, UInt8(ascii: "4")),
        (.blink, UInt8(ascii: "5")), (.reverse, UInt8(ascii: "7")), (.hidden, UInt8(ascii: "8")),
        (.strikethrough, UInt8(ascii: "9")),
    ]

    private static let sets: [(TextAttributes, UInt8)] = [
        (.bold, UInt8(ascii: "1")), (.dim, UInt8(ascii: "2")), (.italic, UInt8(ascii: "3")),
        (.underline, UInt8(ascii: "4")), (.blink, UInt8(ascii: "5")), (.reverse, UInt8(ascii: "7")),
        (.hidden, UInt8(ascii: "8")), (.strikethrough, UInt8(ascii: "9")),
    ]

    private static func writeAttributes(_ attributes: TextAttributes, _ output: OutputBuffer) {
        guard !attributes.isEmpty else { return }
        for (attribute, code) in sets where attributes.contains(attribute) {
            output.append(";")
            output.append(code)
        }
    }

    private static func writeColours(from old: Style, to new: Style, _ output: OutputBuffer) {
        if new.foreground != old.foreground { write(new.foreground, base: 30, output) }
        if new.background != old.background { write(new.background, base: 40, output) }
    }

    private static func write(_ colour: Colour, base: Int, _ output: OutputBuffer) {
        output.append(";")
        switch colour.kind {
        case .default: output.append(number: base + 9)
        case .ansi(let number): output.append(number: base + Int(number) + (number < 8 ? 0 : 52))
        case .indexed(let number): write(base + 8, 5, number, output)
        case .rgb(let red, let green, let blue):
            write(base + 8, 2, red, output)
            write(green, output)
            write(blue, output)
        }
    }

    private static func write(_ target: Int, _ kind: Int, _ number: UInt8, _ output: OutputBuffer) {
        output.append(number: target)
        output.append(";")
        output.append(number: kind)
        write(number, output)
    }

    private static func write(_ number: UInt8, _ output: OutputBuffer) {
        output.append(";")
        output.append(number: Int(number))
    }
}

extension Style {
    /// Whether a reset could be a shorter way to another style: something has to be taken back.
    fileprivate func losesSomething(in other: Style) -> Bool {
        !attributes.isSubset(of: other.attributes)
            || foreground != other.foreground && other.foreground == .default
            || background != other.background && other.background == .default
    }
}
