import JSONKit
import Testing

@Suite("reading JSON")
struct JSONNodeTests {
    @Test("every kind of value is read with its position")
    func values() throws {
        let node = try JSONNode(
            parsing: "{\n  \"a\": [1, -2.5e+3, true, false, null],\n  \"b\": \"x\\n\\u00e9\\ud83d\\ude00\"\n}")
        let object = try JSONObject(node, keys: ["a", "b"])
        let values = try object.required("a").array()
        #expect(try values[0].int() == 1)
        #expect(values[1].content == .number("-2.5e+3"))
        #expect(try values[2].bool())
        #expect(try !values[3].bool())
        #expect(values[4].content == .null)
        #expect(values[4].position == JSONPosition(line: 2, column: 34))
        #expect(try object["b"]?.string() == "x\né😀")
    }

    @Test("what RFC 8259 forbids is refused where it stands")
    func refused() {
        let rows: [(String, String)] = [
            ("", "1:1: expected a value, found the end of the document"),
            ("{\"a\":1,}", "1:8: expected a key in double quotes, found `}`"),
            ("[1,]", "1:4: expected a value, found `]`"),
            ("[1 2]", "1:4: expected `,` or `]`, found `2`"),
            ("{\"a\" 1}", "1:6: expected `:` after the key `a`, found `1`"),
            ("{a:1}", "1:2: expected a key in double quotes, found `a`"),
            ("01", "1:2: expected no digit after a leading zero, found `1`"),
            ("1.", "1:3: expected a digit, found the end of the document"),
            ("-", "1:2: expected a digit, found the end of the document"),
            ("1e", "1:3: expected a digit, found the end of the document"),
            ("+1", "1:1: expected a value, found `+`"),
            ("nul", "1:1: expected a value, found `nul`"),
            ("\"a", "1:1: this string never ends"),
            ("\"a\n\"", "1:3: expected a control character written as an escape, found the end of the line"),
            ("\"\\x\"", "1:2: unknown escape `\\x`"),
            ("\"\\u12g4\"", "1:6: expected a hex digit, found `g`"),
            ("\"\\ud800\"", "1:2: half of a surrogate pair"),
            ("\"\\udc00\"", "1:2: half of a surrogate pair"),
            ("\"\\ud800\\u0041\"", "1:2: half of a surrogate pair"),
            ("1 2", "1:3: expected the end of the document, found `2`"),
            ("{\n \"a\":1,\n \"a\":2}", "3:2: duplicate key `a`"),
            ("// x\n1", "1:1: expected a value, found `/`"),
        ]
        for (text, expected) in rows {
            #expect(message(text) == expected, "\(text)")
        }
    }

    @Test("comments are white space when they are allowed")
    func comments() throws {
        #expect(try JSONNode(parsing: "// one\n/* two\n */ [1, // three\n 2]", comments: true).array().count == 2)
        #expect(message("/* x", comments: true) == "1:1: this comment never ends")
        #expect(message("/x", comments: true) == "1:1: expected `//` or `/*`")
    }

    @Test("a document 128 levels deep is read, a deeper one is refused without exhausting the stack")
    func depth() throws {
        let fits = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        #expect(throws: Never.self) { try JSONNode(parsing: fits) }
        #expect(message(String(repeating: "[", count: 100_000)) == "1:129: nested more than 128 levels deep")
    }

    @Test("a byte order mark is skipped and columns count scalars")
    func columns() {
        #expect(message("\u{FEFF}[\"é😀\", x]") == "1:8: expected a value, found `x`")
    }

    @Test("an unknown key is named with the nearest known one")
    func unknownKey() {
        let rows: [(String, String)] = [
            ("{\"nmae\":1}", "1:2: unknown key `nmae`; did you mean `name`?"),
            ("{\"zzz\":1}", "1:2: unknown key `zzz`; known keys: id, name"),
            ("[]", "1:1: expected an object, found an array"),
        ]
        for (text, expected) in rows {
            #expect(message { try JSONObject(JSONNode(parsing: text), keys: ["name", "id"]) } == expected)
        }
        #expect(
            message { try JSONObject(JSONNode(parsing: "{}"), keys: ["id"]).required("id") } == "1:1: missing key `id`")
    }

    @Test("a value of the wrong kind says what it is")
    func mismatches() throws {
        let node = try JSONNode(parsing: "1.5")
        #expect(message { try node.string() } == "1:1: expected a string, found a number")
        #expect(message { try node.int() } == "1:1: expected a whole number, found a number")
        #expect(message { try node.bool() } == "1:1: expected true or false, found a number")
        #expect(message { try node.array() } == "1:1: expected an array, found a number")
        #expect(message { try node.members() } == "1:1: expected an object, found a number")
    }

    private func message(_ text: String, comments: Bool = false) -> String? {
        message { try JSONNode(parsing: text, comments: comments) }
    }

    private func message<Value>(_ body: () throws -> Value) -> String? {
        do {
            _ = try body()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
