import Repository
import Testing

@Suite("taking Swift apart")
struct SwiftSourceTests {
    @Test("tokens are words, numbers, literals and marks; comments and blanks are none of them")
    func tokens() {
        let rows: [(String, [String])] = [
            ("let a = 1.5", ["let", "a", "=", "1.5"]),
            ("a...b", ["a", "...", "b"]),
            ("1...5", ["1", "...", "5"]),
            ("a.b", ["a", ".", "b"]),
            ("try! f()", ["try", "!", "f", "(", ")"]),
            ("`import`", ["import"]),
            ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
            ("a +/* b */ c", ["a", "+", "c"]),
            ("#if os(Linux)", ["if", "os", "(", "Linux", ")"]),
            (#""a // b" c"#, ["a // b", "c"]),
            (##""a\"b" c"##, [##"a\"b"##, "c"]),
            (###"#"a"b\(c)"# d"###, [#"a"b\(c)"#, "d"]),
            (###"#"a\#(b)"# d"###, [##"a\#(b)"##, "b", "d"]),
            ("\"\" a", ["", "a"]),
            ("#\"\"# a", ["", "a"]),
            ("\"\"\"\n\"x\" // no\n\"\"\" a", ["\n\"x\" // no\n", "a"]),
            ("\"a\\(b(\"c\") + 1)d\" e", ["a\\(b(\"c\") + 1)d", "b", "(", "c", ")", "+", "1", "e"]),
            ("\"open\nnext", ["open", "next"]),
            ("x = /\"[a-z]/ y", ["x", "=", "\"[a-z]", "y"]),
            ("x.split(/(\"|,)/) y", ["x", ".", "split", "(", "(\"|,)", ")", "y"]),
            ("a.reduce(1, /) / b", ["a", ".", "reduce", "(", "1", ",", "/", ")", "/", "b"]),
            ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
            ("#/ \" /# y", [" \" ", "y"]),
            ("#!/usr/bin/swift \"\nx", ["x"]),
            (") x", [")", "x"]),
            ("é = ☃", ["é", "=", "☃"]),
        ]
        for (text, expected) in rows {
            #expect(SwiftSource(text).tokens.map(\.text) == expected, "\(text)")
        }
    }

    @Test("a place is a line and a column in Unicode scalars")
    func positions() throws {
        let source = SwiftSource("a\n/* é */ \"é\" b\n\nc\n")
        let positions = source.tokens.map { "\($0.text) \(source.position(of: $0))" }
        #expect(positions == ["a 1:1", "é 2:9", "b 2:13", "c 4:1"])
        #expect(source.tokens.map(\.startsLine) == [true, true, false, true])
        #expect(source.lineCount == 4)
    }

    @Test("texts that end too early give tokens and no error")
    func unfinished() {
        for text in ["\"", "\"\\", "\"\\(", "\"\"\"", "/*", "/* /*", "`", "#", "#\"", "#/", "/", "\"\\(\"", "@", "1."] {
            #expect(SwiftSource(text).tokens.count <= 3, "\(text)")
        }
    }
}
