import LocalizationKit
import Testing
import TextViewKitInterface

@testable import TextViewKit

@Suite("the line of keys")
struct KeyLineTests {
    private func words(_ keys: [(Key, KeyModifiers, String)], columns: Int = 80) -> String {
        KeyLine(keys.map { (KeyboardShortcut($0.0, modifiers: $0.1), $0.2) }, in: .english)
            .fitting(columns) { $0.count }.map { "\($0.key) \($0.label)" }.joined(separator: "  ")
    }

    private let pages: [(Key, KeyModifiers, String)] = [
        ("1", .alt, "Home"), ("2", .alt, "Calls"), ("3", .alt, "Rates"), ("4", .alt, "About"),
    ]

    @Test("pages are one hint, wherever they stand")
    func pagesTogether() {
        #expect(words(pages) == "Alt+1…4 Tabs  ? Keys")
        #expect(words([("s", .alt, "Swap")] + pages) == "Alt+S Swap  Alt+1…4 Tabs  ? Keys")
        #expect(words(pages + [("p", .control, "Find")]) == "Alt+1…4 Tabs  Ctrl+P Find  ? Keys")
    }

    @Test("two pages, digits out of order and digits without Alt are said one by one")
    func oneByOne() {
        #expect(words(Array(pages[..<2])) == "Alt+1 Home  Alt+2 Calls  ? Keys")
        #expect(
            words([pages[0], pages[2], pages[3]]) == "Alt+1 Home  Alt+3 Rates  Alt+4 About  ? Keys")
        #expect(words([("1", [], "a"), ("2", [], "b"), ("3", [], "c")]) == "1 a  2 b  3 c  ? Keys")
    }

    @Test("no hint is cut, none is out of order, and the way to all keys is always there")
    func narrow() {
        let keys: [(Key, KeyModifiers, String)] = [("a", .alt, "Answer"), ("d", .alt, "Decline"), ("q", [], "Go")]
        let whole = "Alt+A Answer  Alt+D Decline  q Go  ? Keys"
        #expect(words(keys, columns: whole.count) == whole)
        #expect(words(keys, columns: whole.count - 1) == "Alt+A Answer  Alt+D Decline  ? Keys")
        #expect(words(keys, columns: 27) == "Alt+A Answer  ? Keys")
        #expect(words(keys, columns: 19) == "? Keys")
        #expect(words(keys, columns: 3) == "? Keys")
        #expect(words([], columns: 80) == "? Keys")
    }
}
