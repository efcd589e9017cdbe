import Testing
import XMLInterface

@testable import XML

@Suite("reading XML")
struct XMLParserTests {
    private func parse(_ text: String, _ limits: XMLLimits = XMLLimits()) throws(XMLError) -> XMLElement {
        try LibxmlParser().parse(Array(text.utf8), limits: limits)
    }

    @Test("elements, attributes, namespaces, references and character data")
    func tree() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- a comment --><a:feed xmlns:a="urn:one" xmlns="urn:two" version='2'>
            <title lang="en">Tom &amp; Jerry &#x41;<![CDATA[<b>]]></title><empty/><?php none ?></a:feed>
            """
        let feed = try parse(document)
        #expect(feed.name == "feed" && feed.namespace == "urn:one" && feed.attributes["version"] == "2")
        #expect(feed.child("title")?.text == "Tom & Jerry A<b>")
        #expect(feed.child("title")?.namespace == "urn:two" && feed.child("title")?.attributes == ["lang": "en"])
        #expect(feed.children.map(\.name) == ["title", "empty"] && feed.children("empty").count == 1)
    }

    @Test("other encodings are read as they are declared")
    func encodings() throws {
        let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>caf".utf8) + [0xE9] + Array("</a>".utf8)
        #expect(try LibxmlParser().parse(latin, limits: XMLLimits()).text == "café")
        let wide: [UInt8] = [0xFF, 0xFE] + "<a>é</a>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try LibxmlParser().parse(wide, limits: XMLLimits()).text == "é")
    }

    @Test("what is malformed is named with its place")
    func malformed() {
        let rows = [
            ("<a>\n<b></a>", "line 2, column 8: Opening and ending tag mismatch: b line 2 and a"),
            ("", "the document is empty"),
            ("hello", "line 1, column 1: Document is empty"),
            (
                "<html><body><p>502 Bad Gateway<br></body></html>",
                "line 1, column 42: Opening and ending tag mismatch: br line 1 and body"
            ),
            ("<a>&nbsp;</a>", "line 1, column 10: Entity 'nbsp' not defined"),
            ("<a b='1' b='2'/>", "line 1, column 15: Attribute b redefined"),
        ]
        for (text, expected) in rows {
            let found = Result { () throws(XMLError) in try parse(text) }
            #expect(throws: XMLError.self) { try found.get() }
            if case .failure(let error) = found { #expect("\(error)" == expected, "\(text)") }
        }
    }

    @Test("bombs and foreign files do not come to anything: a document type is refused")
    func bombs() {
        let laughs = (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined()
        for use in ["<l>&l9;</l>", "<l a='&l9;'/>"] {
            #expect(throws: XMLError.self) { try parse("<!DOCTYPE l [<!ENTITY l0 'lol'>\(laughs)]>\(use)") }
        }
        for document in [
            "<!DOCTYPE l [<!ENTITY l0 'lol'>]><l>&l0;</l>",
            "<!DOCTYPE a [<!ENTITY f SYSTEM 'file:///etc/passwd'>]><a>&f;</a>",
            "<!DOCTYPE a SYSTEM 'http://127.0.0.1:1/a.dtd'><a/>",
        ] {
            #expect(throws: XMLError.documentType(line: 1)) { try parse(document) }
        }
    }

    @Test("what is beyond a limit is refused, what is at it is read")
    func limits() throws {
        let limits = XMLLimits(bytes: 40, depth: 3, nodes: 4)
        #expect(try parse("<a><b><c d='1'/></b></a>", limits).name == "a")
        let tooDeep = XMLError.tooLarge(.depth, limit: 3)
        #expect(throws: tooDeep) { try parse("<a><b><c><d/></c></b></a>", limits) }
        #expect(throws: XMLError.tooLarge(.nodes, limit: 4)) {
            try parse("<a><b/><b/><b d='1'/></a>", limits)
        }
        #expect(throws: XMLError.tooLarge(.bytes, limit: 40)) {
            try parse("<a>\(String(repeating: "x", count: 40))</a>", limits)
        }
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(throws: (any Error).self) { try parse(deep) }
        #expect(throws: XMLError.self) { try parse("<a>") }
    }

    @Test("whatever the bytes are, there is an element or an error")
    func mutations() {
        var seed: UInt64 = 7
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        let document = Array("<?xml version='1.0'?><r xmlns:m='u'><m:i a='1'>x&lt;</m:i><![CDATA[y]]></r>".utf8)
        var read = 0
        for _ in 0..<3000 {
            var bytes = document
            for _ in 0..<(1 + random(4)) { bytes[random(bytes.count)] = UInt8(random(256)) }
            if (try? LibxmlParser().parse(bytes, limits: XMLLimits())) != nil { read += 1 }
        }
        #expect(read > 0 && read < 3000)
    }
}
