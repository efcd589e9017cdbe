/// What is printed: a table for people, a document for programs.
struct Report {
    /// Half as fast as by hand is what the kernel is meant to be at least.
    private static let goal = 0.5

    var rows: [Measurement]
    var churn: Churn

    var table: String {
        let head = Report.line("chain", "ns/event", "by hand", "ratio", "allocations/event")
        let lines = rows.map {
            Report.line($0.name, $0.ours.text(1), $0.byHand.text(1), $0.ratio.text(2), $0.allocations.text(3))
        }
        return ([head] + lines + ["", churn.sentence]).joined(separator: "\n")
    }

    var json: String {
        let rows = rows.map {
            "{\"name\":\"\($0.name)\",\"nanoseconds\":\($0.ours.text(1)),\"byHand\":\($0.byHand.text(1)),"
                + "\"ratio\":\($0.ratio.text(2)),\"goal\":\(Self.goal),\"better\":\"more\","
                + "\"allocations\":\($0.allocations.text(3))}"
        }
        return
            "{\"schema\":1,\"benchmark\":\"state\",\"rows\":[\(rows.joined(separator: ","))],\"churn\":\(churn.json)}"
    }

    private static func line(_ name: String, _ figures: String...) -> String {
        name.padded(to: 36) + figures.map { $0.indented(to: 18) }.joined()
    }
}

extension Churn {
    fileprivate var sentence: String {
        "1,000,000 chains subscribed and cancelled: \(nanoseconds.text(0)) ns and \(allocations.text(1)) allocations each; "
            + "resident memory \(before) KiB before, \(after) KiB after; \(liveSubscriptions) subscriptions left"
    }

    fileprivate var json: String {
        "{\"nanoseconds\":\(nanoseconds.text(0)),\"allocations\":\(allocations.text(1)),"
            + "\"residentBefore\":\(before),\"residentAfter\":\(after),\"left\":\(liveSubscriptions)}"
    }
}

extension Double {
    /// The number with a fixed count of decimals, rounded.
    fileprivate func text(_ decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
        let units = Int((self * Double(scale)).rounded())
        guard decimals > 0 else { return "\(units)" }
        let fraction = String(units % scale)
        return "\(units / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + blanks(to: width) }
    fileprivate func indented(to width: Int) -> String { blanks(to: width) + self }

    private func blanks(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) }
}
