import DescriptorKit
import FeatureKitInterface
import JSONKit
import Testing

@testable import Assembler

@Suite("the description in a binary")
struct DescriptionTests {
    static let description = BinaryDescription(
        distribution: "kiosk", version: "1.2.3", hash: "0123456789abcdef", toolchain: "6.3.1",
        features: [
            .init(id: "about", kind: .feature, version: "0.1.0", stability: "beta", owner: "@a/b", commands: ["about"])
        ])

    @Test("what is written can be read again")
    func roundTrip() throws {
        let text = Self.description.json.compact
        #expect(try BinaryDescription(JSONNode(parsing: text)) == Self.description)
    }

    @Test("a description of a later version is refused in words")
    func newer() throws {
        let text = Self.description.json.compact.replacing("\"version\":1,", with: "\"version\":2,")
        #expect(
            throws: JSONError(
                "this binary was made by a newer Tessera; inspect it with that one", at: .init(line: 1, column: 38))
        ) {
            try BinaryDescription(JSONNode(parsing: text))
        }
    }

    @Test("the C text holds every byte of the description, padded to four")
    func note() {
        let text = NoteSource.text(of: Self.description)
        let bytes = Array(Self.description.json.compact.utf8)
        let padded = (bytes.count + 3) / 4 * 4
        #expect(text.contains("unsigned char content[\(padded)];"))
        #expect(text.contains("8, \(bytes.count), 1, \"Tessera\","))
        #expect(text.contains("{\(bytes.map(String.init).joined(separator: ","))"))
    }
}
