import JSONKit
import Testing

@Suite("writing JSON")
struct JSONValueTests {
    private let value: JSONValue = [
        "name": "a\"b\\c\n\t\r\u{1}\u{7F}é", "count": 3, "on": true, "none": .null, "ratio": .double(0.5),
        "list": [1, "two"], "empty": [], "nothing": [:],
    ]

    @Test("a compact document stands in one line and keeps the order")
    func compact() {
        #expect(
            value.compact == #"""
                {"name":"a\"b\\c\n\t\r\u0001\u007fé","count":3,"on":true,"none":null,"ratio":0.5,"list":[1,"two"],"empty":[],"nothing":{}}
                """#)
    }

    @Test("a pretty document has one member a line")
    func pretty() {
        let small: JSONValue = ["list": [1, ["a": 2]], "empty": []]
        #expect(
            small.pretty == """
                {
                  "list": [
                    1,
                    {
                      "a": 2
                    }
                  ],
                  "empty": []
                }
                """)
    }

    @Test("numbers that JSON does not have become null")
    func notFinite() {
        #expect(JSONValue.array([.double(.nan), .double(.infinity)]).compact == "[null,null]")
    }

    @Test("what is written can be read again, for every scalar below 0x300 and beyond")
    func roundTrip() throws {
        for code in Array(UInt32(0)..<0x300) + [0x2028, 0x1F600, 0x10FFFF] {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let text = "a\(scalar)b"
            #expect(
                try JSONNode(parsing: JSONValue.string(text).compact).string().unicodeScalars.elementsEqual(
                    text.unicodeScalars))
        }
    }
}
