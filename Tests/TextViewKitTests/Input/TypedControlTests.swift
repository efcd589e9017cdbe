import Testing
import TextViewKit
import TextViewKitInterface

@Suite("what a terminal says that a key types")
struct TypedControlTests {
    /// C0, DEL, C1, a surrogate, and what is beyond Unicode.
    private static let unusable = Array(0...0x1F) + Array(0x7F...0x9F) + [0xD800, 0xDFFF, 0x11_0000, 999_999_999]

    private func texts(_ sequence: String) -> [Character?] {
        var parser = InputParser()
        return parser.feed(Array(sequence.utf8)).map { input in
            if case .event(.key(let press)) = input { press.text } else { nil }
        }
    }

    @Test("a shifted key that is no text is passed over: the letter is the upper case of the key")
    func shifted() {
        for number in Self.unusable { #expect(texts("\u{1B}[97:\(number);2u") == ["A"], "\(number)") }
        #expect(texts("\u{1B}[49:33;2u") == ["!"])
    }

    @Test("a control among the texts of a key is left out, and a text of nothing else types what the key does")
    func written() {
        for number in Self.unusable {
            #expect(texts("\u{1B}[97;;\(number)u") == ["a"], "\(number)")
            #expect(texts("\u{1B}[97;;\(number):98u") == ["b"], "\(number)")
            #expect(texts("\u{1B}[0;;\(number)u") == [], "\(number)")
        }
    }

    @Test("a key whose number is no text types nothing")
    func numbers() {
        for number in Self.unusable {
            #expect(texts("\u{1B}[\(number)u").allSatisfy { $0 == nil }, "\(number)")
            #expect(texts("\u{1B}[27;1;\(number)~").allSatisfy { $0 == nil }, "\(number)")
        }
    }
}
