/// Shares of a whole, safe for every number a feature may compute.
enum Fraction {
    /// Where a value stands within a range, from 0 to 1; 0 when that makes no sense.
    static func of(_ value: Double, in range: ClosedRange<Double>) -> Double {
        let span = range.upperBound - range.lowerBound
        guard span > 0, span.isFinite, !value.isNaN else { return 0 }
        return min(max((value - range.lowerBound) / span, 0), 1)
    }

    static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }

    /// A number with at most one digit after the point.
    static func short(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
