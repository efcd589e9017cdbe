import CommandKitInterface
import LocalizationKit
import Testing

@Suite("values on a command line")
struct CommandValueTests {
    @Test("a number is decimal, in every locale")
    func numbers() {
        let rows: [(String, Int?, Double?)] = [
            ("7", 7, 7), ("-7", -7, -7), ("+7", 7, 7), ("007", 7, 7), ("1.5", nil, 1.5), ("1e3", nil, 1000),
            (".5", nil, 0.5), ("1,5", nil, nil), ("0x10", nil, nil), ("inf", nil, nil), ("nan", nil, nil),
            ("1e999", nil, nil), ("", nil, nil), (" 7", nil, nil), ("7 ", nil, nil), ("٣", nil, nil),
            ("9223372036854775807", .max, 0x1p63),
            ("9223372036854775808", nil, 0x1p63),
        ]
        for (word, int, double) in rows {
            #expect(Int(word: word) == int, "\(word)")
            #expect(Double(word: word) == double, "\(word)")
        }
    }

    @Test("a word for a default can be read back")
    func roundTrip() {
        for value in [0, 0.1, -1.5, 1e300, .leastNormalMagnitude, .greatestFiniteMagnitude] {
            #expect(Double(word: value.word) == value)
        }
        for value in [0, -1, Int.max, .min] { #expect(Int(word: value.word) == value) }
        for value in Sample.Colour.allCases { #expect(Sample.Colour(word: value.word) == value) }
    }

    @Test("a list is split where it is asked for, and every part is checked")
    func lists() throws {
        let numbers = Parameter<[Int]>.options("n", help: "numbers", separatedBy: ",")
        #expect(try numbers.value(of: ["1,2", "3"]) == [1, 2, 3])
        #expect(try numbers.value(of: []) == [])
        let error = #expect(throws: ValueError.self) { try numbers.value(of: ["1,x"]) }
        #expect(error.map { "\($0)" } == "expected a whole number, found `x`")
        #expect(try Parameter<[String]>.options("t", help: "texts").value(of: ["a,b"]) == ["a,b"])
    }

    @Test("what is required and missing is an error, what is optional is nil")
    func missing() throws {
        let required = Parameter<[String]>.arguments("FILE", help: "files", isRequired: true)
        let error = #expect(throws: ValueError.self) { try required.value(of: []) }
        #expect(error.map { "\($0)" } == "expected at least one FILE")
        #expect(throws: ValueError(word: nil, expected: "FILE")) {
            try Parameter<String>.argument("FILE", help: "a file").value(of: [])
        }
        #expect(try Parameter<String>.argument("FILE", help: "a file", default: "-").value(of: []) == "-")
        #expect(try Parameter<Int?>.optionalArgument("N", help: "a number").value(of: []) == nil)
    }
}
