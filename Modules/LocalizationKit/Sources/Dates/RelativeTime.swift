/// How far something is in time, in the greatest unit that fits.
public struct RelativeTime: Sendable, Hashable {
    /// What is counted.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        case second, minute, hour, day, week, month, year
    }

    /// How many: negative in the past, positive in the future, 0 for now.
    public let value: Int
    /// What is counted.
    public let unit: Unit

    /// Creates a distance.
    ///
    /// - Parameters:
    ///   - value: how many; negative in the past.
    ///   - unit: what is counted.
    public init(_ value: Int, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// Creates a distance in the greatest unit that is full, rounding towards now.
    ///
    /// A month counts 30 days and a year 365.
    ///
    /// - Parameter seconds: the distance in seconds; negative in the past.
    public init(seconds: Int) {
        let day = 86_400
        let units: [(Unit, Int)] = [
            (.year, 365 * day), (.month, 30 * day), (.week, 7 * day), (.day, day), (.hour, 3600), (.minute, 60),
        ]
        let (unit, length) = units.first { seconds.magnitude >= $0.1.magnitude } ?? (.second, 1)
        self.init(seconds / length, unit)
    }
}
