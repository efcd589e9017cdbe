import PlatformInterface

/// Who reloads what is due while no owner does, so that of many processes that draw only one has it done.
struct RefreshLease: Codable, Sendable {
    /// How long a lease lasts: longer than any refresh takes, and over for one that died.
    static let duration = Duration.seconds(60)

    /// When somebody was asked to do it.
    private var askedAt: WallTime?
    /// When somebody began.
    private var begunAt: WallTime?

    /// Whether it is worth asking somebody now; then it counts as asked.
    mutating func ask(at now: WallTime) -> Bool {
        guard !Self.holds(askedAt, now), !Self.holds(begunAt, now) else { return false }
        askedAt = now
        return true
    }

    /// Whether one may begin now; then one has.
    mutating func begin(at now: WallTime) -> Bool {
        guard !Self.holds(begunAt, now) else { return false }
        begunAt = now
        return true
    }

    mutating func end() { begunAt = nil }

    /// A lease of the future is one of a clock that was set back.
    private static func holds(_ start: WallTime?, _ now: WallTime) -> Bool {
        guard let age = start?.duration(to: now) else { return false }
        return age >= .zero && age < duration
    }
}
