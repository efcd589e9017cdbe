/// How often in a second something was done: the best of all rounds.
@MainActor
struct Row {
    let name: String
    var goal: Int?
    private var best = Duration.seconds(86_400)
    private var count = 0

    init(_ name: String, goal: Int? = nil) {
        (self.name, self.goal) = (name, goal)
    }

    /// Does something with each of some things, as one round.
    mutating func measure<Thing: Sendable>(_ things: [Thing], _ body: (Thing) async throws -> Void) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        for thing in things { try await body(thing) }
        (best, count) = (min(best, clock.now - start), things.count)
    }

    private var perSecond: Int { Int(Double(count) / (best / .seconds(1))) }

    var text: String {
        let title = name + String(repeating: " ", count: max(0, 20 - name.count))
        return "\(title)\(perSecond) a second" + (goal.map { "   goal \($0)" } ?? "")
    }

    static func json(_ rows: [Row]) -> String {
        let texts = rows.map { row in
            #"{"name":"\#(row.name)","unit":"1/s","value":\#(row.perSecond)"#
                + (row.goal.map { #","goal":\#($0)}"# } ?? "}")
        }
        return #"{"schema":1,"benchmark":"signin","rows":[\#(texts.joined(separator: ","))]}"#
    }
}
