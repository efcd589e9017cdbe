import LocalizationKit
import NavigationInterface
import Testing

@Suite("links, taken apart")
struct LinkPartsTests {
    @Test("segments and query are decoded (RFC 3986)")
    func decoded() throws {
        let rows: [(link: String, segments: [String], query: [String])] = [
            ("tessera://home", ["home"], []),
            ("tessera://widgets/gallery", ["widgets", "gallery"], []),
            ("tessera://calls/%2B49%20123?from=list&to=", ["calls", "+49 123"], ["from=list", "to="]),
            ("tessera://a/%D0%B0?x=%26%3D", ["a", "а"], ["x=&="]),
            ("tessera://a?x=1=2", ["a"], ["x=1=2"]),
            ("tessera://a/%F0%9F%91%8B", ["a", "👋"], []),
        ]
        for row in rows {
            let parts = try LinkParts(row.link)
            #expect(parts.segments == row.segments, "\(row.link)")
            #expect(parts.query.map { "\($0.name)=\($0.value)" } == row.query, "\(row.link)")
        }
    }

    @Test("whatever is not written as a link is refused, with the reason")
    func refused() {
        let rows: [(link: String, reason: String)] = [
            ("", "expected `tessera://` at its beginning"),
            ("tessera:home", "expected `tessera://` at its beginning"),
            ("TESSERA://home", "expected `tessera://` at its beginning"),
            ("https://home", "expected `tessera://` at its beginning"),
            ("tessera://", "a part of its path is empty"),
            ("tessera://a//b", "a part of its path is empty"),
            ("tessera://a/", "a part of its path is empty"),
            ("tessera://a?", "expected `name=value` after `?`"),
            ("tessera://a?b", "expected `name=value` after `?`"),
            ("tessera://a?=b", "expected `name=value` after `?`"),
            ("tessera://a?b=1&", "expected `name=value` after `?`"),
            ("tessera://a?b=1&b=2", "`b` stands in it twice"),
            ("tessera://a?b=1&%62=2", "`b` stands in it twice"),
            ("tessera://a#b", "`#` has no place in it"),
            ("tessera://me@a", "`@` has no place in it"),
            ("tessera://a:80/b", "a port or a `:` has no place in it"),
            ("tessera://a b", "a blank, a control character or a letter outside ASCII has to be written with `%`"),
            ("tessera://а", "a blank, a control character or a letter outside ASCII has to be written with `%`"),
            ("tessera://a\n", "a blank, a control character or a letter outside ASCII has to be written with `%`"),
            ("tessera://%", "expected two hexadecimal digits after `%`"),
            ("tessera://%4", "expected two hexadecimal digits after `%`"),
            ("tessera://%zz", "expected two hexadecimal digits after `%`"),
            ("tessera://%FF", "it is no UTF-8"),
            ("tessera://%C0%AF", "it is no UTF-8"),
            ("tessera://%1B%5B2J", "it has a control character in it"),
            ("tessera://a%00", "it has a control character in it"),
            ("tessera://%C2%9B", "it has a control character in it"),
        ]
        for row in rows {
            let error = #expect(throws: LinkError.self, "\(row.link)") { try LinkParts(row.link) }
            #expect(error?.description == "`\(row.link)` is no link: \(row.reason)")
        }
    }

    @Test("a link of 2,048 bytes is read, and a longer one refused without being printed whole")
    func length() throws {
        let longest = "tessera://" + String(repeating: "a", count: 2038)
        #expect(try LinkParts(longest).segments == [String(repeating: "a", count: 2038)])
        let shown = "tessera://" + String(repeating: "a", count: 70) + "…"
        let error = #expect(throws: LinkError.self) { try LinkParts(longest + "a") }
        #expect(error?.description == "`\(shown)` is no link: it is longer than 2048 bytes")
        #expect(error?.explanation.text(in: .russian) == "`\(shown)` — не ссылка: она длиннее 2048 байт")
    }

    @Test("no text of random bytes traps")
    func random() {
        var generator = SeededGenerator(seed: 20_261_130)
        let alphabet = Array("tessera://?&=%#/aZ09{}é\u{0}\u{1B}👋")
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 0...24, using: &generator)).compactMap { _ in
                    alphabet.randomElement(using: &generator)
                })
            _ = try? LinkParts("tessera://" + text)
            _ = try? LinkParts(text)
        }
    }
}
