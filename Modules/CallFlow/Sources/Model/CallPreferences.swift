import PhoneNumberKit

/// What a person has decided about calls.
struct CallPreferences: Hashable, Sendable {
    /// Whether no call rings.
    var isDoNotDisturb = false
    /// The handles that may not call.
    var blocked: Set<String> = []
    /// Where a number without a calling code belongs.
    var country: Country?
    /// The engine that is taken when none is named.
    var engine: String?
}
