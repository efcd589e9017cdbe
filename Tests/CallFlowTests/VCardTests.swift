import LocalizationKit
import PhoneNumbersInterface
import Testing

@testable import CallFlow

@Suite("contacts from vCards")
struct VCardTests {
    private static let russia = Country(region: "RU")

    private func read(_ text: String) -> VCardReader.Result {
        VCardReader.read(Array(text.utf8), in: PhoneNumberReader(country: Self.russia))
    }
    private func read(_ lines: [String]) -> VCardReader.Result { read(lines.joined(separator: "\r\n")) }

    private func card(_ lines: String..., version: String = "3.0") -> [String] {
        ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]
    }

    private static func contact(_ name: String, _ handles: String...) -> Contact {
        Contact(id: "", name: name, handles: handles.map { Contact.Handle(text: $0) })
    }

    @Test("names are read from what each version has, and numbers in the form that is stored")
    func names() {
        let rows: [([String], String)] = [
            (card("FN:Ann Lee", "N:Lee;Ann;;;"), "Ann Lee"), (card("N:Lee;Ann;Mary;Dr.;PhD"), "Dr. Ann Mary Lee PhD"),
            (card("N:Lee;;;;"), "Lee"), (card("ORG:Lee\\, Ltd.;Sales"), "Lee, Ltd."), (card(), "+79991234567"),
            (card(#"FN:Ann\, \"A\;B\"\nLee"#), #"Ann, "A;B" Lee"#), (card("fn:Анна Ли", version: "4.0"), "Анна Ли"),
            (card("item1.FN;LANGUAGE=en:Ann"), "Ann"),
        ]
        for (lines, name) in rows {
            var lines = lines
            lines.insert("TEL:8 (999) 123-45-67", at: 2)
            #expect(read(lines) == VCardReader.Result(contacts: [Self.contact(name, "+79991234567")]), "\(lines)")
        }
    }

    @Test("numbers, addresses and what they are for, in every way of writing them")
    func handles() {
        let rows: [(String, String, String)] = [
            ("TEL;TYPE=CELL:+7 999 123-45-67", "+79991234567", "cell"),
            ("TEL;CELL;VOICE:89991234567", "+79991234567", "cell"),
            ("TEL;VALUE=uri;TYPE=\"voice,home\":tel:+7-999-123-45-67;ext=5", "+79991234567", "home"),
            ("item2.TEL;type=WORK;type=pref:101", "101", "work"), ("TEL:+44 20 7946 0958", "+442079460958", ""),
            ("IMPP:sip:ann@example.org", "sip:ann@example.org", ""),
            ("X-SIP:ann@example.org", "sip:ann@example.org", ""),
            ("TEL;VALUE=uri:sip:ann@example.org", "sip:ann@example.org", ""),
        ]
        for (line, text, label) in rows {
            let result = read(card("FN:Ann", line))
            #expect(result.contacts.first?.handles == [Contact.Handle(text: text, label: label)], "\(line)")
            #expect(result.problems.isEmpty)
        }
        let other = read(card("FN:Ann", "TEL:101", "IMPP:xmpp:ann@example.org", "EMAIL:ann@example.org"))
        #expect(other.contacts == [Self.contact("Ann", "101")] && other.problems.isEmpty)
    }

    @Test("folded lines are one, also in the middle of a letter, and a fold of quoted-printable as well")
    func folding() {
        #expect(read(card("FN:Ann", "  Lee", "TEL:10", "\t1")).contacts == [Self.contact("Ann Lee", "101")])
        let letters = Array("é".utf8)
        let bytes =
            Array("BEGIN:VCARD\nFN:Ren".utf8) + [letters[0]] + Array("\n ".utf8) + [letters[1]]
            + Array("e\nTEL:101\nEND:VCARD\n".utf8)
        #expect(VCardReader.read(bytes, in: PhoneNumberReader()).contacts == [Self.contact("Renée", "101")])
        let quoted = card(
            "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=90=D0=BD=", "=D0=BD=D0=B0=20=3D", "TEL:101", version: "2.1")
        #expect(read(quoted).contacts == [Self.contact("Анна =", "101")])
    }

    @Test("what is written in another character set is read in it")
    func charsets() {
        // «Анна» in windows-1251 and in KOI8-R, and `é` in ISO 8859-1.
        let rows = [
            ("windows-1251", "=C0=ED=ED=E0", "Анна"), ("KOI8-R", "=E1=CE=CE=C1", "Анна"), ("ISO-8859-1", "=E9", "é"),
        ]
        for (charset, text, name) in rows {
            let line = "FN;CHARSET=\(charset);QUOTED-PRINTABLE:\(text)"
            #expect(read(card(line, "TEL:101", version: "2.1")).contacts == [Self.contact(name, "101")], "\(charset)")
        }
        let text = "BEGIN:VCARD\nFN:Анна\nTEL:101\nEND:VCARD\n"
        let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(
            VCardReader.read([0xFF, 0xFE] + wide, in: PhoneNumberReader()).contacts == [Self.contact("Анна", "101")])
        #expect(
            VCardReader.read([0xEF, 0xBB, 0xBF] + text.utf8, in: PhoneNumberReader()).contacts == [
                Self.contact("Анна", "101")
            ])
    }

    @Test("what is amiss is told with its line, and everything else is read")
    func problems() {
        let text = """
            who knows
            BEGIN:VCARD
            VERSION:3.0
            FN:Ann
            TEL:extension five
            this is no line
            TEL:101
            END:VCARD
            NOTE:between
            BEGIN:VCARD
            FN:Nobody
            END:VCARD
            BEGIN:VCARD
            FN:Bob
            TEL:102
            """
        let result = read(text)
        #expect(result.contacts == [Self.contact("Ann", "extension five", "101"), Self.contact("Bob", "102")])
        #expect(
            result.problems.map(\.description) == [
                "line 1 is no line of a vCard: left out",
                "line 5: extension five is neither a number nor an address: kept as it is",
                "line 6 is no line of a vCard: left out", "line 9 stands outside of any card: left out",
                "the card that begins in line 10 has no number and no SIP address: left out",
                "the card that begins in line 13 has no end: taken as it is",
            ])
        let unreadable = Array("BEGIN:VCARD\nFN:Ren".utf8) + [0xE9] + Array("\nTEL:101\nEND:VCARD".utf8)
        let kept = VCardReader.read(unreadable, in: PhoneNumberReader())
        #expect(kept.contacts == [Self.contact("René", "101")])
        #expect(kept.problems == [VCardProblem(line: 2, kind: .unreadableText)])
    }

    @Test("a card within a card is left out, and bytes of any kind end nothing")
    func hostile() {
        let nested = [
            "BEGIN:VCARD", "FN:Ann", "AGENT:", "BEGIN:VCARD", "FN:Eve", "TEL:1", "END:VCARD", "TEL:101", "END:VCARD",
        ]
        #expect(read(nested).contacts == [Self.contact("Ann", "101")])
        #expect(read(card("FN:A\u{1B}[2J\u{202E}nn", "TEL:101")).contacts.first?.name == "A[2Jnn")
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var state = seed
        let pieces = [
            "BEGIN:VCARD\n", "END:VCARD\n", "FN", ";", ":", "=", "\n ", "=\n", "\"", "QUOTED-PRINTABLE", "TEL:+7", "\\",
            "\u{0}",
        ]
        for _ in 0..<500 {
            var bytes: [UInt8] = []
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let number = Int(state >> 33)
                bytes +=
                    number.isMultiple(of: 5) ? [UInt8(number / 5 % 256)] : Array(pieces[number / 5 % pieces.count].utf8)
            }
            let result = VCardReader.read(bytes, in: PhoneNumberReader())
            #expect(result.contacts.allSatisfy { !$0.name.isEmpty && !$0.handles.isEmpty }, "seed \(seed)")
        }
    }
}
