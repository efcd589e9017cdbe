import PlatformInterface
import Testing

@Suite("moments as RFC 3339 writes them")
struct WallTimeParsingTests {
    /// The examples of RFC 3339, 5.8, and what is none.
    private static let rows: [(String, WallTime?)] = [
        ("1985-04-12T23:20:50.52Z", WallTime(seconds: 482_196_050, nanoseconds: 520_000_000)),
        ("1996-12-19T16:39:57-08:00", WallTime(seconds: 851_042_397)),
        ("1990-12-31T23:59:60Z", WallTime(seconds: 662_688_000)),
        ("1990-12-31T15:59:60-08:00", WallTime(seconds: 662_688_000)),
        ("1937-01-01T12:00:27.87+00:20", WallTime(seconds: -1_041_337_173, nanoseconds: 870_000_000)),
        ("2026-01-01 00:00:00.1234567891z", WallTime(seconds: 1_767_225_600, nanoseconds: 123_456_789)),
        ("2026-01-01T00:00:00", nil), ("2026-02-30T00:00:00Z", nil), ("2026-01-01T24:00:00Z", nil),
        ("2026-01-01T00:00:00Zx", nil), ("٢٠٢٦-01-01T00:00:00Z", nil), ("", nil),
    ]

    @Test("a moment is read, and nothing else", arguments: rows.indices)
    func reads(_ index: Int) {
        #expect(WallTime(Self.rows[index].0) == Self.rows[index].1)
    }

    @Test("what is written is read again")
    func roundTrip() {
        for seconds in [Int64(-62_135_596_800), -1, 0, 951_782_400, 1_767_225_600, 253_402_300_799] {
            let moment = WallTime(seconds: seconds, nanoseconds: 123_000_000)
            #expect(WallTime(moment.description) == moment)
        }
    }
}
