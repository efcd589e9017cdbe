import PlatformInterface

/// The field `Date`, made once a second.
struct DateField {
    private let clock: any WallClock
    private var second = Int64.min
    private(set) var bytes: [UInt8] = []

    init(_ clock: any WallClock) {
        self.clock = clock
    }

    /// Looks at the clock.
    mutating func renew() {
        let now = clock.now
        guard now.seconds != second else { return }
        second = now.seconds
        bytes = Array("Date: \(Self.text(now))\r\n".utf8)
    }

    /// A moment as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
    static func text(_ time: WallTime) -> String {
        let parts = time.description.split { "-T:.Z".contains($0) }
        let month = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        // The first day of 1970 was a Thursday.
        let day = days[Int(((time.seconds / 86_400) % 7 + 7) % 7)]
        guard parts.count >= 6, let number = Int(parts[1]), month.indices ~= number - 1 else { return "" }
        return "\(day), \(parts[2]) \(month[number - 1]) \(parts[0]) \(parts[3]):\(parts[4]):\(parts[5]) GMT"
    }
}
