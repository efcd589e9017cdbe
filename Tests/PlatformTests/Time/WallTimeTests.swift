import Foundation
import PlatformInterface
import Testing

@Suite("moments of the wall clock")
struct WallTimeTests {
    @Test("a moment is written in UTC as RFC 3339 has it")
    func text() {
        let rows: [(Int64, Int64, String)] = [
            (0, 0, "1970-01-01T00:00:00.000Z"),
            (-1, 999_000_000, "1969-12-31T23:59:59.999Z"),
            // 30 years with 7 leap days, and 31 + 28 days into a leap year: 11,016 days.
            (951_782_400, 0, "2000-02-29T00:00:00.000Z"),
            // RFC 3339 section 5.8: 1996-12-20T00:39:57Z; 26 years with 6 leap days and 354 days.
            (851_042_397, 0, "1996-12-20T00:39:57.000Z"),
            (2_147_483_647, 999_999_999, "2038-01-19T03:14:07.999Z"),
            (4_107_542_400, 0, "2100-03-01T00:00:00.000Z"),
            (-62_167_219_200, 0, "0000-01-01T00:00:00.000Z"),
        ]
        for (seconds, nanoseconds, expected) in rows {
            #expect("\(WallTime(seconds: seconds, nanoseconds: nanoseconds))" == expected)
        }
    }

    @Test("nanoseconds are carried into the seconds, forward and back")
    func carrying() {
        let rows: [(Int64, Int64, Int64, Int32)] = [
            (1, 1_000_000_000, 2, 0), (1, -1, 0, 999_999_999), (-1, -1_000_000_001, -3, 999_999_999),
        ]
        for (seconds, nanoseconds, whole, rest) in rows {
            let time = WallTime(seconds: seconds, nanoseconds: nanoseconds)
            #expect((time.seconds, time.nanoseconds) == (whole, rest))
        }
    }

    @Test("advancing by the duration to another moment leads there")
    func arithmetic() {
        let moments = [
            WallTime(seconds: 0), WallTime(seconds: -5, nanoseconds: 1), WallTime(seconds: 7, nanoseconds: 999_999_999),
        ]
        for first in moments {
            for second in moments { #expect(first.advanced(by: first.duration(to: second)) == second) }
        }
        #expect(
            WallTime(seconds: 1).duration(to: WallTime(seconds: 3, nanoseconds: 500_000_000)) == .milliseconds(2500))
        #expect(ClockJump(expected: WallTime(seconds: 9), actual: WallTime(seconds: 4)).offset == .seconds(-5))
    }

    @Test("moments are in the order of time")
    func order() {
        #expect(WallTime(seconds: -1) < WallTime(seconds: -1, nanoseconds: 1))
        #expect(WallTime(seconds: 1, nanoseconds: 999_999_999) < WallTime(seconds: 2))
    }

    @Test("a stored moment is the same again to the nanosecond, also before 1970 and at the ends of time")
    func stored() throws {
        for time in [
            WallTime(seconds: 1_796_000_000, nanoseconds: 123_456_789), WallTime(seconds: -1, nanoseconds: 999_999_999),
            WallTime(seconds: .max), WallTime(seconds: .min),
        ] {
            let bytes = try JSONEncoder().encode(time)
            #expect(try JSONDecoder().decode(WallTime.self, from: bytes) == time)
        }
    }
}
