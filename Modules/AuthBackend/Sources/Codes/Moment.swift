import PlatformInterface

/// A moment as it is kept: milliseconds since 1970 in UTC.
struct Moment: Codable, Comparable, Hashable {
    var milliseconds: Int64

    init(_ time: WallTime) {
        milliseconds = time.seconds * 1000 + Int64(time.nanoseconds / 1_000_000)
    }

    private init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    var wallTime: WallTime {
        WallTime(seconds: 0, nanoseconds: 0).advanced(by: .milliseconds(milliseconds))
    }

    static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }
    static func + (moment: Moment, duration: Duration) -> Moment {
        Moment(milliseconds: moment.milliseconds + duration.milliseconds)
    }
    static func - (left: Moment, right: Moment) -> Duration {
        .milliseconds(left.milliseconds - right.milliseconds)
    }

    init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}
