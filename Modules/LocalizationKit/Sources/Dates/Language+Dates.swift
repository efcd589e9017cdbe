extension Language {
    /// A date, such as `November 30, 2026`.
    ///
    /// - Parameters:
    ///   - date: the day.
    ///   - length: how much room there is.
    /// - Returns: the date by the patterns of CLDR 46, for the United States and Russia, with blanks that every font has.
    public func text(_ date: CalendarDate, _ length: DateLength = .medium) -> String {
        switch (self, length) {
        case (.english, .short): "\(date.month)/\(date.day)/\(padded(abs(date.year) % 100, to: 2))"
        case (.english, _): "\(name(of: date.month, length)) \(date.day), \(date.year)"
        case (.russian, .short): "\(padded(date.day, to: 2)).\(padded(date.month, to: 2)).\(date.year)"
        case (.russian, _): "\(date.day) \(name(of: date.month, length)) \(date.year)\u{A0}г."
        }
    }

    /// A time of day: `3:20 PM`, `15:20`.
    ///
    /// - Parameter time: the time.
    /// - Returns: the time by the patterns of CLDR 46; English has an ordinary blank before AM and PM.
    public func text(_ time: TimeOfDay) -> String {
        let minute = padded(time.minute, to: 2)
        switch self {
        case .english: return "\((time.hour + 11) % 12 + 1):\(minute) \(time.hour < 12 ? "AM" : "PM")"
        case .russian: return "\(padded(time.hour, to: 2)):\(minute)"
        }
    }

    private func name(of month: Int, _ length: DateLength) -> String {
        let names = length == .long ? longMonths : mediumMonths
        return names[month - 1]
    }

    private var longMonths: [String] {
        switch self {
        case .english:
            [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ]
        case .russian:
            [
                "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября",
                "ноября", "декабря",
            ]
        }
    }

    private var mediumMonths: [String] {
        switch self {
        case .english: longMonths.map { String($0.prefix(3)) }
        case .russian:
            [
                "янв.", "февр.", "мар.", "апр.", "мая", "июн.", "июл.", "авг.", "сент.", "окт.", "нояб.", "дек.",
            ]
        }
    }
}
