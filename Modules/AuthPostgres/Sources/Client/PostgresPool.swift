/// So many connections, each for one transaction at a time; who comes first is served first.
actor PostgresPool {
    /// As many as a small server grants to each of several processes.
    static let size = 4

    private var idle: [PostgresLane]
    private var waiting: [CheckedContinuation<PostgresLane, Never>] = []
    private var served = 0

    init(_ open: @escaping PostgresLane.Opening) {
        idle = (0..<Self.size).map { _ in PostgresLane(open) }
    }

    /// Does something with a connection that nobody else uses meanwhile.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws(PostgresError) -> Value
    ) async throws(PostgresError) -> Value {
        let lane = await take()
        defer { give(lane) }
        return try await lane.run(body)
    }

    private func take() async -> PostgresLane {
        if let lane = idle.popLast() { return lane }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func give(_ lane: PostgresLane) {
        guard served < waiting.count else { return idle.append(lane) }
        let next = waiting[served]
        served += 1
        if served == waiting.count { (waiting, served) = ([], 0) }
        next.resume(returning: lane)
    }
}
