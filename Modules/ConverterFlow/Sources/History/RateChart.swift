import LocalizationKit

/// What one currency cost in another one over some days.
struct RateChart: Hashable, Sendable {
    /// The rate of one day.
    struct Point: Hashable, Sendable {
        let date: CalendarDate
        let rate: Amount
    }

    let source: Currency
    let target: Currency
    /// The oldest first; at least two.
    let points: [Point]
    let lowest: Point
    let highest: Point

    /// The chart of two currencies; `nil` when fewer than two days have a rate for both.
    ///
    /// - Parameters:
    ///   - days: the newest first.
    ///   - source: the currency of which there is one unit.
    ///   - target: the currency in which it is counted.
    init?(_ days: [ExchangeRates], from source: Currency, to target: Currency) {
        let points = days.reversed().compactMap { day in
            day.rate(from: source, to: target).map { Point(date: day.date, rate: $0) }
        }
        guard points.count > 1, let lowest = points.min(by: { $0.rate < $1.rate }),
            let highest = points.max(by: { $0.rate < $1.rate })
        else { return nil }
        (self.source, self.target, self.points, self.lowest, self.highest) = (source, target, points, lowest, highest)
    }

    /// How much more or less the last rate is than the first, in hundredths of the first, to two digits.
    var change: DecimalNumber? {
        guard let first = points.first, let last = points.last else { return nil }
        return DecimalNumber((last.rate.approximate / first.rate.approximate - 1) * 100, fractionDigits: 2)
    }

    /// So many of the rates at most, evenly spread, with the first and the last one, for a drawing.
    func values(atMost count: Int) -> [Double] {
        guard points.count > count, count > 1 else { return points.map(\.rate.approximate) }
        return (0..<count).map { points[$0 * (points.count - 1) / (count - 1)].rate.approximate }
    }
}

extension Amount {
    /// A binary number near the amount, for drawings and percentages alone.
    fileprivate var approximate: Double { Double(plainText()) ?? 0 }
}
