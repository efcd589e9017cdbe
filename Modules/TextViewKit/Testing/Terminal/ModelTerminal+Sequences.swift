import TextViewKitInterface

extension ModelTerminal {
    /// Applies a control sequence by its final byte and its parameters.
    mutating func apply(_ final: Unicode.Scalar, _ text: String, _ numbers: [Int?]) throws {
        let first = max(1, numbers.first.flatMap { $0 } ?? 1)
        let second = max(1, numbers.dropFirst().first.flatMap { $0 } ?? 1)
        switch final {
        case "H": (y, x) = (min(first, height) - 1, min(second, width) - 1)
        case "A": y = max(0, y - first)
        case "B": y = min(height - 1, y + first)
        case "C": x = min(width - 1, x + first)
        case "D": x = max(0, min(x, width - 1) - first)
        case "G": x = min(first, width) - 1
        case "K" where text.isEmpty: erase(x..<width)
        case "X": erase(x..<x + first)
        case "J" where text == "2": eraseAll()
        case "J" where text.isEmpty && isLenient: eraseBelow()
        case "S": scroll(from: region.lowerBound, by: -first)
        case "T": scroll(from: region.lowerBound, by: first)
        case "M": scroll(from: y, by: -first)
        case "L": scroll(from: y, by: first)
        case "r": setRegion(numbers)
        case "h", "l": try setMode(text, final == "h")
        case "m": try select(numbers.map { $0 ?? 0 })
        default: throw ModelTerminalError.unknown("\u{1B}[\(text)\(final)")
        }
    }

    private mutating func eraseAll() {
        cells = [ModelCell](repeating: ModelCell(style: Style(background: pen.style.background)), count: cells.count)
    }

    private mutating func eraseBelow() {
        let start = y
        erase(x..<width)
        for row in start + 1..<max(height, start + 1) {
            y = row
            erase(0..<width)
        }
        y = start
    }

    private mutating func setRegion(_ numbers: [Int?]) {
        let top = (numbers.first.flatMap { $0 } ?? 1) - 1
        let bottom = numbers.dropFirst().first.flatMap { $0 } ?? height
        region = top..<bottom
        (x, y) = (0, 0)
    }

    private mutating func setMode(_ mode: String, _ value: Bool) throws {
        switch mode {
        case "?7": wraps = value
        case "?25": isCursorVisible = value
        case "?2026":
            if isUpdating, !value { updates += 1 }
            isUpdating = value
        default: throw ModelTerminalError.unknown("\u{1B}[\(mode)\(value ? "h" : "l")")
        }
    }

    /// SGR.
    private mutating func select(_ numbers: [Int]) throws {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: pen.style = .plain
            case 1...9: pen.style.attributes.formUnion(try attribute(number))
            case 22: pen.style.attributes.subtract([.bold, .dim])
            case 23...29: pen.style.attributes.subtract(try attribute(number - 20))
            case 30...37, 90...97: pen.style.foreground = .ansi(UInt8(number < 90 ? number - 30 : number - 82))
            case 40...47, 100...107: pen.style.background = .ansi(UInt8(number < 100 ? number - 40 : number - 92))
            case 38: pen.style.foreground = try colour(&rest)
            case 48: pen.style.background = try colour(&rest)
            case 39: pen.style.foreground = .default
            case 49: pen.style.background = .default
            default: throw ModelTerminalError.unknown("SGR \(number)")
            }
        }
    }

    private func attribute(_ number: Int) throws -> TextAttributes {
        let known: [Int: TextAttributes] = [
            1: .bold, 2: .dim, 3: .italic, 4: .underline, 5: .blink, 7: .reverse, 8: .hidden, 9: .strikethrough,
        ]
        guard let attribute = known[number] else { throw ModelTerminalError.unknown("SGR \(number)") }
        return attribute
    }

    private func colour(_ rest: inout ArraySlice<Int>) throws -> Colour {
        let numbers = rest.map { UInt8(truncatingIfNeeded: $0) }
        if numbers.count >= 2, numbers[0] == 5 {
            rest = rest.dropFirst(2)
            return .indexed(numbers[1])
        }
        guard numbers.count >= 4, numbers[0] == 2 else { throw ModelTerminalError.unknown("SGR 38 or 48 \(numbers)") }
        rest = rest.dropFirst(4)
        return .rgb(numbers[1], numbers[2], numbers[3])
    }
}
