extension Duration {
    /// How long something takes, as people read it in every language: whole seconds, rounded up, with minutes and, where
    /// there are any, hours, such as `0:59`, `15:00` and `23:05:00`; what is below zero is `0:00`.
    public var clockText: String {
        let (seconds, rest) = components
        let whole = max(0, seconds + (rest > 0 ? 1 : 0))
        let twoDigits = { (number: Int64) in (number < 10 ? "0" : "") + "\(number)" }
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let front = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
        return "\(front):\(twoDigits(whole % 60))"
    }
}
