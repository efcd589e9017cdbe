import Foundation
import LocalizationKit
import Testing

@Suite("stored texts")
struct StoredTextTests {
    private func stored(_ text: LocalizedText) throws -> (json: String, read: LocalizedText) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // In an array, because a fragment alone is no document for every reader.
        let bytes = try encoder.encode([text])
        return (String(decoding: bytes, as: UTF8.self), try JSONDecoder().decode([LocalizedText].self, from: bytes)[0])
    }

    @Test("a name is stored as a string, and is the same again")
    func verbatim() throws {
        let (json, read) = try stored("{0} Amélie")
        #expect(json == #"["{0} Amélie"]"#)
        #expect(read == "{0} Amélie")
    }

    @Test("what differs between the languages is stored in both, with its arguments, and never read as a pattern")
    func translated() throws {
        let text = LocalizedText(en: "{0} left", ru: "осталось {0}", .text("{1}"))
        let (json, read) = try stored(text)
        #expect(json == #"[{"en":"{1} left","ru":"осталось {1}"}]"#)
        #expect(read.text(in: .english) == "{1} left")
        #expect(read.text(in: .russian) == "осталось {1}")
        #expect(try stored(read).read == read)
    }

    @Test("what is neither a string nor both languages is refused")
    func malformed() {
        for json in [#"[1]"#, #"[{}]"#, #"[{"en":"a"}]"#, #"[null]"#] {
            #expect(throws: DecodingError.self, "\(json)") {
                try JSONDecoder().decode([LocalizedText].self, from: Data(json.utf8))
            }
        }
    }
}
