import Glibc

/// How long a test waits for a real program: a minute in which nothing on the machine had to wait for a processor or a
/// disk, and ten minutes at most.
///
/// A program that hangs is found soon where the machine is idle, and one that is slow is not taken for one that hangs.
struct Patience {
    static let calm = Duration.seconds(60)
    static let longest = Duration.seconds(600)

    private let now: () -> Duration
    private let pressure: () -> Duration
    private let start: (time: Duration, pressure: Duration)

    /// Begins to wait.
    ///
    /// - Parameters:
    ///   - now: the time since any fixed moment.
    ///   - pressure: for how long something had to wait since any fixed moment; always zero where that is not known.
    init(now: @escaping () -> Duration = Self.time, pressure: @escaping () -> Duration = Self.pressure) {
        (self.now, self.pressure) = (now, pressure)
        start = (now(), pressure())
    }

    /// How long it has been waited, in seconds.
    var seconds: Int { Int((now() - start.time) / .seconds(1)) }

    /// Whether the program must be taken for one that hangs.
    var isOver: Bool {
        let elapsed = now() - start.time
        guard elapsed > Self.calm else { return false }
        return elapsed > Self.longest || elapsed - (pressure() - start.pressure) > Self.calm
    }

    private static func time() -> Duration {
        var time = timespec()
        // check:allow banned-symbol: a real program takes real time, and one that hangs must not take for ever
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The first line of each file ends with the microseconds in which something waited (Linux, accounting/psi.rst).
    private static func pressure() -> Duration {
        ["cpu", "io"].reduce(.zero) { $0 + .microseconds(total(of: "/proc/pressure/\($1)")) }
    }

    private static func total(of path: String) -> Int {
        guard let file = fopen(path, "r") else { return 0 }
        defer { fclose(file) }
        var bytes = [CChar](repeating: 0, count: 256)
        guard fgets(&bytes, Int32(bytes.count), file) != nil else { return 0 }
        let line = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return line.split(separator: "total=").last.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
}
