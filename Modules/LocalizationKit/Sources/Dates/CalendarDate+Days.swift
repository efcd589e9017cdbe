extension CalendarDate {
    /// The day that comes so many days after 1970-01-01, in the proleptic Gregorian calendar.
    ///
    /// Eras of 400 years have 146,097 days, and years that begin in March put the leap day last.
    ///
    /// - Parameter dayNumber: how many days; negative before 1970.
    public init(dayNumber: Int) {
        // 719,468 days lie between 0000-03-01 and 1970-01-01.
        let (era, day) = (dayNumber + 719_468).floored(by: 146_097)
        let yearOfEra = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isAfterNewYear = month >= 10
        year = yearOfEra + era * 400 + (isAfterNewYear ? 1 : 0)
        self.month = isAfterNewYear ? month - 9 : month + 3
        self.day = dayOfYear - (153 * month + 2) / 5 + 1
    }

    /// How many days it comes after 1970-01-01; negative before.
    public var dayNumber: Int {
        let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let (era, yearOfEra) = years.floored(by: 400)
        let dayOfEra = 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + (153 * months + 2) / 5 + day - 1
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension Int {
    /// Division that rounds down, so that the remainder is never negative.
    fileprivate func floored(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
