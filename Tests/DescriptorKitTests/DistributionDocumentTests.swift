import DescriptorKit
import JSONKit
import Testing

@Suite("distributions")
struct DistributionDocumentTests {
    @Test("what is left out has its default")
    func defaults() throws {
        let document = try DistributionDocument(parsing: #"{ "name": "kiosk", "features": ["about"] }"#)
        #expect(document.name == "kiosk")
        #expect(document.output == "kiosk")
        #expect(document.version == nil)
        #expect(document.features == [.init(id: "about", position: JSONPosition(line: 1, column: 33))])
        #expect(document.defaults.isEmpty)
    }

    @Test("scalar defaults are kept as a person would type them")
    func scalars() throws {
        let text = #"{ "name": "k", "output": "kk", "features": [], "defaults": { "a": "x", "b": 2, "c": true } }"#
        let document = try DistributionDocument(parsing: text)
        #expect(document.output == "kk")
        #expect(document.defaults == ["a": "x", "b": "2", "c": "true"])
    }

    @Test("what is malformed is refused where it stands")
    func malformed() {
        let rows = [
            (
                #"{ "name": "Kiosk", "features": [] }"#,
                "1:11: expected a command of lower-case words joined by hyphens, found \"Kiosk\""
            ),
            (#"{ "name": "kiosk" }"#, "1:1: missing key `features`"),
            (#"{ "name": "k", "feature": [] }"#, "1:16: unknown key `feature`; did you mean `features`?"),
            (#"{ "name": "k", "features": [1] }"#, "1:29: expected a string, found a number"),
            (
                #"{ "name": "k", "features": [], "defaults": { "a": [] } }"#,
                "1:51: expected a string, a number or a boolean, found an array"
            ),
        ]
        for (text, expected) in rows {
            #expect(throws: JSONError.self, "\(text)") { try DistributionDocument(parsing: text) }
            do { _ = try DistributionDocument(parsing: text) } catch { #expect("\(error)" == expected) }
        }
    }
}
