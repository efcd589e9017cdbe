import PhoneNumbersInterface

/// What a person decides about calls on the screen of calls, as it is stored.
struct KeptPreferences: Codable, Hashable, Sendable {
    var isDoNotDisturb = false
    var blocked: Set<String> = []
}

extension KeptPreferences {
    init(_ preferences: CallPreferences) {
        self.init(isDoNotDisturb: preferences.isDoNotDisturb, blocked: preferences.blocked)
    }
}

extension CallPreferences {
    init(_ kept: KeptPreferences, in numbers: PhoneNumberReader) {
        self.init(isDoNotDisturb: kept.isDoNotDisturb, blocked: kept.blocked, numbers: numbers)
    }
}
