import CallFlowInterface

/// What a simulated other end does, each step after the one before.
struct SimulationScript: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        case ring
        case answer
        case hold(Bool)
        case press(Character)
        case end(EndReason, detail: String?)
    }

    var steps: [(after: Duration, step: Step)]

    init(_ steps: [(after: Duration, step: Step)]) { self.steps = steps }

    static func == (left: SimulationScript, right: SimulationScript) -> Bool {
        left.steps.elementsEqual(right.steps) { $0 == $1 }
    }
}

extension SimulationScript {
    /// What happens to a call to a handle: one that ends in a status of SIP comes to that, every other is answered.
    ///
    /// - Parameter handle: whom the call goes to.
    /// - Returns: what the other end does.
    static func standard(for handle: CallHandle) -> SimulationScript {
        let digits = handle.text.filter(\.isNumber)
        if digits.hasSuffix("408") { return SimulationScript([(.seconds(1), .ring)]) }
        if let (reason, detail) = outcomes[String(digits.suffix(3))] {
            return SimulationScript([(.seconds(1), .ring), (.seconds(2), .end(reason, detail: detail))])
        }
        return SimulationScript([(.seconds(1), .ring), (.seconds(3), .answer)])
    }

    private static let outcomes: [String: (EndReason, String)] = [
        "404": (.notFound, "404 Not Found"), "480": (.unavailable, "480 Temporarily Unavailable"),
        "486": (.busy, "486 Busy Here"), "603": (.rejected, "603 Decline"),
    ]
}
