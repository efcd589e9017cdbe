import PhoneNumbersInterface

/// How many messages may go out together, from all processes that share the records: each costs money, and whoever asks
/// for codes to many numbers is stopped by no limit of one of them.
struct MessageBudget: Sendable, Equatable {
    /// What may go out within an hour, and within a day.
    struct Share: Sendable, Equatable {
        var hour: Int
        var day: Int
    }

    /// All messages.
    var all = Share(hour: 200, day: 1000)
    /// The messages to one country that has no share of its own.
    var country = Share(hour: 100, day: 500)
    /// The shares of countries, by the two letters of ISO 3166-1.
    var countries: [String: Share] = [:]

    /// The share of what ``area(of:)`` answers.
    func share(of area: String) -> Share { countries[area] ?? country }

    /// The country of a number, by the two letters of ISO 3166-1; `other` for what belongs to none.
    static func area(of phone: String) -> String {
        ((try? PhoneNumber(phone))?.country?.region) ?? "other"
    }
}
