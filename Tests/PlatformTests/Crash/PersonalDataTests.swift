import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("taking personal data out of a report")
struct PersonalDataTests {
    private let personal = PersonalData(FixedEnvironment(["HOME": "/srv/people/ada/", "USER": "lovelace"]))

    @Test("home folders and the names of user and machine are taken out as whole words")
    func names() {
        let rows = [
            ("open /srv/people/ada/film.mkv", "open ~/film.mkv"), ("open /home/ada/x", "open ~/x"),
            ("ada@engine", "<user>@<host>"), ("lovelace and ada.", "<user> and <user>."),
            ("adapter enginehouse nevada", "adapter enginehouse nevada"), ("(ada)", "(<user>)"),
            ("ada_1", "ada_1"), ("nothing", "nothing"), ("", ""),
        ]
        for (text, expected) in rows { #expect(personal.removed(from: text) == expected, "\(text)") }
    }

    @Test("phone numbers are taken out however they are written, and other numbers are not")
    func phones() {
        let rows = [
            ("dial +79161234567", "dial <phone>"), ("dial +7 (916) 123-45-67!", "dial <phone>!"),
            ("8 916 123-45-67", "<phone>"), ("(030) 1234567", "<phone>"), ("sip:+4930123456@host", "sip:<phone>@host"),
            ("123456789", "<phone>"), ("1234567", "1234567"), ("pid 4194303 port 5060", "pid 4194303 port 5060"),
            ("0x123456789012", "0x123456789012"), ("2026-11-30T09:44:24.000Z", "2026-11-30T09:44:24.000Z"),
            ("2026-11-30 09:44", "2026-11-30 09:44"), ("abc123456789", "abc123456789"),
            ("0.1.0 and 6.3.1", "0.1.0 and 6.3.1"),
            ("1234567890123456", "1234567890123456"), ("+", "+"), ("a (b) - c", "a (b) - c"),
        ]
        for (text, expected) in rows { #expect(personal.removed(from: text) == expected, "\(text)") }
    }

    @Test("a user without a name or a home loses nothing")
    func nobody() {
        var environment = FixedEnvironment()
        (environment.userName, environment.userHome, environment.hostName) = (nil, "/", "localhost")
        #expect(PersonalData(environment).removed(from: "/a/b localhost") == "/a/b localhost")
    }
}
