import LocalizationKit
import Testing

@testable import JSONKit

@Suite("values that encode themselves")
struct CodingTests {
    private enum Kind: String, Codable { case film, series }

    private struct Item: Codable, Equatable {
        var title: String
        var kind: Kind
        var progress: Double?
        var tags: [String: [Int]]
        var next: [Item]
    }

    private class Base: Codable {
        var a = 1
    }

    private final class Derived: Base {
        var b = 2

        enum CodingKeys: String, CodingKey { case b }

        override init() { super.init() }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            b = try container.decode(Int.self, forKey: .b)
            try super.init(from: try container.superDecoder())
        }

        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(b, forKey: .b)
            try super.encode(to: container.superEncoder())
        }
    }

    private func text(_ value: some Encodable) throws -> String { try JSONValue(encoding: value).compact }
    private func value<Value: Decodable>(_ text: String, _ type: Value.Type = Value.self) throws -> Value {
        try JSONNode(parsing: text).decode(type)
    }

    @Test("what is encoded is decoded, whatever it is made of")
    func roundTrip() throws {
        let inner = Item(title: "é \"\n\u{0}", kind: .series, progress: 0.1, tags: [:], next: [])
        let item = Item(title: "", kind: .film, progress: nil, tags: ["x": [1, -2], "": []], next: [inner, inner])
        #expect(try value(text(item)) == item)
        #expect(
            try text(inner) == #"{"title":"é \"\n\u0000","kind":"series","progress":0.1,"tags":{},"next":[]}"#)
        #expect(try value(text([Int?.some(1), nil])) == [Int?.some(1), nil])
        #expect(try value(text(["a": Int?.none])) == ["a": Int?.none])
        #expect(try text(Int?.none) == "null")
        #expect(try value("null") == Int?.none)
        #expect(try text(Derived()) == #"{"b":2,"super":{"a":1}}"#)
        #expect(try value(#"{"b":5,"super":{"a":6}}"#, Derived.self).a == 6)
    }

    @Test("numbers keep their value up to the limits of their type")
    func numbers() throws {
        #expect(try value(text(Int.min)) == Int.min)
        #expect(try value(text(UInt8.max)) == UInt8.max)
        #expect(try value(text(Int128(-5))) == Int128(-5))
        let doubles = [0.1, -0.0, 2.2250738585072014e-308, 1.7976931348623157e308, 1e16]
        for double in doubles { #expect(try value(text(double)) == double) }
        #expect(try value(text(Float(0.1))) == Float(0.1))
        #expect(try value("3", Double.self) == 3)
        for refused in [Double.infinity, -.infinity, .nan] {
            #expect(throws: EncodingError.self) { try text(["a": refused]) }
        }
        #expect(throws: EncodingError.self) { try text(UInt64.max) }
    }

    @Test("what does not fit is refused at its place")
    func refused() {
        for (document, message) in [
            (#"{"a": 256}"#, "1:7: expected a whole number from 0 to 255, found 256"),
            (#"{"a": 1.5}"#, "1:7: expected a whole number from 0 to 255, found 1.5"),
            (#"{"a": "1"}"#, "1:7: expected a whole number from 0 to 255, found a string"),
            (#"[1]"#, "1:1: expected an object, found an array"),
        ] {
            let error = #expect(throws: JSONError.self) { try value(document, [String: UInt8].self) }
            #expect(error?.description == message)
        }
        #expect(throws: JSONError("missing key `kind`", at: JSONPosition(line: 1, column: 1))) {
            try value(#"{"title": "x"}"#, Item.self)
        }
        #expect(throws: JSONError.self) { try value("1e999", Double.self) }
        #expect(throws: DecodingError.self) { try value(#""play""#, Kind.self) }
    }

    @Test("a node is written as it was read, with its numbers untouched")
    func compact() throws {
        let text = #"{"a":[1e3,-0.50,12345678901234567890,true,null,"\"\n"],"b":{}}"#
        #expect(try JSONNode(parsing: text).compact == text)
    }
}
