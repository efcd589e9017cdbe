import TextViewKitInterface

extension TerminalScreen {
    /// Applies a control sequence; returns the answer.
    mutating func apply(_ text: String, _ final: Character) -> String {
        switch (text.first, final) {
        case ("?", "h"), ("?", "l"): setModes(text, final)
        case ("?", "u"): return answers.isModern ? "\u{1B}[?\(keyboards[isAlternate]?.last ?? 0)u" : ""
        case (">", "u"): keyboards[isAlternate, default: []].append(Int(text.dropFirst()) ?? 0)
        case ("<", "u"):
            if keyboards[isAlternate]?.popLast() == nil { faults.append("a keyboard too many is taken off") }
        case (">", "q"): return answers.isModern ? "\u{1B}P>|model(1)\u{1B}\\" : ""
        case (">", "m"): modifyOtherKeys = text.hasPrefix(">4;") ? Int(text.dropFirst(3)) ?? 0 : 0
        case ("?", "p"): return answers.isModern ? "\u{1B}[\(text.prefix { $0 != "$" });2$y" : ""
        case (nil, "c"): return answers == .silent ? "" : "\u{1B}[?62;\(answers == .sixel ? "4;" : "")22c"
        case ("1", "t"): return answers.isModern ? pixels(text) : ""
        case ("6", "n"): return answers == .silent ? "" : "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)R"
        case ("2", "t"): if text == "22;0" { savedTitles.append(title) } else { title = savedTitles.popLast() ?? "" }
        default: forward(Array("\u{1B}[\(text)\(final)".utf8))
        }
        return ""
    }

    private func pixels(_ question: String) -> String {
        let cell = shownPixels
        return question == "16"
            ? "\u{1B}[6;\(cell.height);\(cell.width)t"
            : "\u{1B}[4;\(size.height * cell.height);\(size.width * cell.width)t"
    }

    private mutating func setModes(_ text: String, _ final: Character) {
        for mode in text.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
            switch mode {
            case 7, 25, 2026: forward(Array("\u{1B}[?\(mode)\(final)".utf8))
            case 1049: showAlternate(final == "h")
            default: if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
            }
        }
    }

    /// Applies a string; returns the answer.
    mutating func apply(_ kind: Character, _ text: String) -> String {
        let body = String(text.drop { $0 != ";" }.dropFirst())
        switch (kind, text.prefix { $0 != ";" }) {
        case ("]", "0"), ("]", "2"): title = body
        case ("]", "11"): return answers.isModern ? "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\" : ""
        case ("]", "52"): clipboard = String(body.drop { $0 != ";" }.dropFirst())
        case ("_", _) where text.contains("a=q"):
            return answers == .kitty ? "\u{1B}_Gi=31;OK\u{1B}\\" : ""
        case ("_", _) where answers == .kitty: forward(Array("\u{1B}_\(text)\u{1B}\\".utf8))
        case ("P", _) where answers == .sixel: forward(Array("\u{1B}P\(text)\u{1B}\\".utf8))
        case ("]", "8"): forward(Array("\u{1B}]\(text)\u{1B}\\".utf8))
        default: faults.append("string \(kind)\(text)")
        }
        return ""
    }
}
