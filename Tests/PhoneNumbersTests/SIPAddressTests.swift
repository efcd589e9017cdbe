import LocalizationKit
import PhoneNumbersInterface
import Testing

@Suite("SIP addresses")
struct SIPAddressTests {
    @Test("an address is read by RFC 3261 and sent in one form")
    func reading() throws {
        let addresses: [(String, String)] = [
            ("sip:bob@127.0.0.1:15070", "sip:bob@127.0.0.1:15070"),
            (" SIP:Bob@Example.ORG ", "sip:Bob@example.org"),
            ("sips:bob@example.org;transport=tls", "sips:bob@example.org;transport=tls"),
            ("bob@example.org", "sip:bob@example.org"),
            ("sip:+79991234567@gw.example;user=phone", "sip:+79991234567@gw.example;user=phone"),
            ("sip:a%20b@example.org", "sip:a%20b@example.org"),
            ("sip:bob@[2001:db8::1]:5060", "sip:bob@[2001:db8::1]:5060"),
            ("sip:gateway.example", "sip:gateway.example"),
        ]
        for (text, sent) in addresses { #expect(try SIPAddress(text).description == sent) }
    }

    @Test("what an engine would misread is refused: empty, blanks, line ends, other scripts, headers, passwords")
    func refusing() {
        let malformed = [
            "", " ", "sip:", "bob", "sip:@host", "sip:bob@", "sip:bob@host:0", "sip:bob@host:65536", "sip:bob@host:",
            "sip:a b@host", "sip:bob@host\r\nVia: x", "sip:бob@host", "sip:bob:secret@host", "sip:bob@host?x=y",
            "sip:%s%s@host", "sip:bob@-host", "sip:a@b@c", "tel:+79991234567", "sip:bob@host;", "sip:bob@ho_st",
        ]
        for text in malformed { #expect(throws: SIPAddressError.self, "\(text)") { try SIPAddress(text) } }
        #expect(throws: SIPAddressError.tooLong(300)) { try SIPAddress("sip:" + String(repeating: "a", count: 296)) }
    }

    @Test("an error shows what was written without what moves the cursor")
    func explaining() {
        #expect(
            SIPAddressError.malformed("b\u{1B}[2J").description
                == #"`b\u{1b}[2J` is no SIP address: write it like sip:bob@example.org"#)
    }

    @Test("an address is told from a number before either is read")
    func meaning() {
        for text in ["sip:bob@127.0.0.1", " sips:x", "bob@host", "SIP:1"] { #expect(SIPAddress.isMeant(by: text)) }
        for text in ["", "127", "+7 999", "sipper", "8 800"] { #expect(!SIPAddress.isMeant(by: text)) }
    }
}
