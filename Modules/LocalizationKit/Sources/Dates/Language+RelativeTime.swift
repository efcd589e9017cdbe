extension Language {
    /// A distance in time: `5 minutes ago`, «через 2 часа», `now`.
    ///
    /// - Parameter time: the distance.
    /// - Returns: the phrase by the patterns of CLDR 46.
    public func text(_ time: RelativeTime) -> String {
        guard time.value != 0 else { return self == .english ? "now" : "сейчас" }
        let amount = "\(text(abs(clamping: time.value))) \(noun(for: time))"
        switch self {
        case .english: return time.value < 0 ? "\(amount) ago" : "in \(amount)"
        case .russian: return time.value < 0 ? "\(amount) назад" : "через \(amount)"
        }
    }

    private func noun(for time: RelativeTime) -> String {
        let forms = self == .english ? time.unit.english : time.unit.russian
        switch category(of: time.value) {
        case .one: return forms[0]
        case .few: return forms[1]
        case .many, .other: return forms[forms.count - 1]
        }
    }

    private func abs(clamping value: Int) -> Int { Int(clamping: value.magnitude) }
}

extension RelativeTime.Unit {
    fileprivate var english: [String] { [rawValue, rawValue + "s"] }

    /// One, few and many in the accusative, as «назад» and «через» want it.
    fileprivate var russian: [String] {
        switch self {
        case .second: ["секунду", "секунды", "секунд"]
        case .minute: ["минуту", "минуты", "минут"]
        case .hour: ["час", "часа", "часов"]
        case .day: ["день", "дня", "дней"]
        case .week: ["неделю", "недели", "недель"]
        case .month: ["месяц", "месяца", "месяцев"]
        case .year: ["год", "года", "лет"]
        }
    }
}
