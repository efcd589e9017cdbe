import LocalizationKit
import TextViewKitInterface

/// What the line of keys can say, the most important first.
struct KeyLine {
    /// A key and what it does.
    struct Hint: Equatable {
        var key: String
        var label: String

        func width(_ width: (String) -> Int) -> Int { width(key) + 1 + width(label) }
    }

    /// The columns between two hints.
    static let gap = 2

    private let hints: [Hint]
    /// Where all keys are found, which is said on every line.
    private let help: Hint

    /// - Parameters:
    ///   - shortcuts: the keys in reading order; those of pages, which are digits one after the other, become one hint.
    ///   - language: the language of the screen.
    init(_ shortcuts: [(shortcut: KeyboardShortcut, label: String)], in language: Language) {
        var hints: [Hint] = []
        var rest = shortcuts[...]
        while let first = rest.first {
            let run = Self.digits(rest)
            let key = first.shortcut.text(in: language)
            if let last = run.last, run.count > 2 {
                hints.append(Hint(key: "\(key)…\(last)", label: Strings.tabs.text(in: language)))
                rest = rest.dropFirst(run.count)
            } else {
                hints.append(Hint(key: key, label: first.label))
                rest = rest.dropFirst()
            }
        }
        self.hints = hints
        help = Hint(key: "?", label: Strings.keys.text(in: language))
    }

    /// The digits with which shortcuts begin, as long as each is one more than the one before it.
    private static func digits(_ shortcuts: ArraySlice<(shortcut: KeyboardShortcut, label: String)>) -> [Int] {
        var digits: [Int] = []
        for (shortcut, _) in shortcuts {
            guard shortcut.modifiers == .alt, case .character(let character) = shortcut.key,
                let digit = character.wholeNumberValue, digit == (digits.last ?? digit - 1) + 1
            else { break }
            digits.append(digit)
        }
        return digits
    }

    /// The hints for which there is room, each of them whole, and the one of all keys.
    ///
    /// - Parameters:
    ///   - columns: the width of the line.
    ///   - width: how many columns a text takes.
    /// - Returns: what to say; of hints without room, those behind them stay away, too, so that none stands out of its order.
    func fitting(_ columns: Int, _ width: (String) -> Int) -> [Hint] {
        var room = columns - help.width(width)
        let shown = hints.prefix { hint in
            room -= hint.width(width) + Self.gap
            return room >= 0
        }
        return shown + [help]
    }
}
