import LocalizationKit

/// What the controls of the catalogue hold.
struct Demo: Sendable {
    var name = "Ada Lovelace"
    var phone = ""
    var mail = "ada@"
    var password = "analytical"
    var code = "12"
    var notifies = true
    var startsInBackground = false
    var language = "English"
    var tab = "calls"
    var row = 3
    var peer = 2
    var sortColumn = 0
    var isSortedAscending = true
    var number = "+7 495 123-45-67"
    /// Whether sheet, alert and toast are there; a page that is drawn once shows them.
    var isPresenting = true
    var page = 1
    /// The screen that the last push came from.
    var goesBack = false
    /// What was done last, in words.
    var last = Strings.nothingYet

    /// The values of a live catalogue, in which nothing is open yet.
    static var live: Demo {
        var demo = Demo()
        demo.isPresenting = false
        return demo
    }
}

extension Demo {
    /// Whether the mail address has a domain.
    var isMailComplete: Bool {
        let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[1].contains(".") && parts[1].last != "."
    }

    /// Goes to a page before or behind this one.
    mutating func turn(by step: Int) {
        page = max(page + step, 1)
        goesBack = step < 0
    }
}
