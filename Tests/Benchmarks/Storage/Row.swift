/// How often in a second something was done: the best of five rounds.
struct Row {
    let name: String
    let goal: Int
    let perSecond: Int

    /// Measures.
    init(_ name: String, goal: Int, _ count: Int, _ body: @Sendable () async throws -> Void) async throws {
        (self.name, self.goal) = (name, goal)
        let clock = ContinuousClock()
        var best = Duration.seconds(86_400)
        for _ in 0..<5 {
            let start = clock.now
            for _ in 0..<count { try await body() }
            best = min(best, clock.now - start)
        }
        perSecond = Int(Double(count) / (best / .seconds(1)))
    }

    var text: String {
        let title = name + String(repeating: " ", count: max(0, 30 - name.count))
        return "\(title)\(perSecond) a second   goal \(goal)"
    }

    static func json(_ rows: [Row]) -> String {
        let texts = rows.map { #"{"name":"\#($0.name)","unit":"1/s","value":\#($0.perSecond),"goal":\#($0.goal)}"# }
        return #"{"schema":1,"benchmark":"storage","rows":[\#(texts.joined(separator: ","))]}"#
    }
}
