import PlatformInterface
import Testing

@testable import Network

@Suite("dates of HTTP")
struct HTTPDateTests {
    @Test("a date is understood in the three forms of RFC 9110")
    func forms() {
        // The example of section 5.6.7: 24 years with 6 leap days, and 309 days into 1994.
        let expected = WallTime(seconds: (24 * 365 + 6 + 309) * 86_400 + 8 * 3600 + 49 * 60 + 37)
        for text in [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ] {
            #expect(HTTPDate.time(text) == expected, "\(text)")
        }
        #expect(HTTPDate.time("Thu, 01 Jan 1970 00:00:00 GMT") == WallTime(seconds: 0))
        // 30 years with 7 leap days, and 59 days into 2000, which has a leap day itself.
        #expect(HTTPDate.time("Tue, 29 Feb 2000 00:00:00 GMT") == WallTime(seconds: (30 * 365 + 7 + 59) * 86_400))
    }

    @Test("what is no date is none")
    func refused() {
        for text in [
            "", "tomorrow", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
            "Sun, 31 Nov 1994 08:49:37 GMT",
            "Sun, 06 Nox 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
            "Mon, 29 Feb 1999 00:00:00 GMT", "Sun, 06 Nov -994 08:49:37 GMT", "Sun, 06 Nov 19940 08:49:37 GMT",
        ] {
            #expect(HTTPDate.time(text) == nil, "\(text)")
        }
    }

    @Test("Retry-After is understood as seconds and as a date")
    func retryAfter() {
        let now = WallTime(seconds: 100)
        let rows: [(String, Duration?)] = [
            ("0", .zero), ("120", .seconds(120)), ("99999999999999999999", .seconds(3_155_760_000)),
            ("Thu, 01 Jan 1970 00:02:00 GMT", .seconds(20)), ("Thu, 01 Jan 1970 00:01:00 GMT", .zero), ("-1", nil),
            ("1.5", nil), ("", nil), ("soon", nil),
        ]
        for (text, expected) in rows { #expect(RetryAfter.duration(text, at: now) == expected, "\(text)") }
    }
}
