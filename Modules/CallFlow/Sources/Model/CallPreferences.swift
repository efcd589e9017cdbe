import PhoneNumbersInterface

/// What a person has decided about calls.
struct CallPreferences: Hashable, Sendable {
    /// Whether no call rings.
    var isDoNotDisturb = false
    /// The numbers and addresses that may not call, as ``HandleKey`` has them.
    var blocked: Set<String> = []
    /// How numbers are read.
    var numbers = PhoneNumberReader()
    /// The engine that is taken when none is named.
    var engine: String?
    /// The account of that engine by which calls go out; `nil` for its first.
    var account: String?
}

extension CallPreferences {
    /// Whether somebody may not call, however their number is written.
    func isBlocked(_ handle: String) -> Bool {
        !blocked.isEmpty && (blocked.contains(handle) || blocked.contains(HandleKey.of(handle, in: numbers)))
    }

    /// Keeps somebody from calling, or lets them call again.
    mutating func block(_ handle: String, _ isBlocked: Bool) {
        let key = HandleKey.of(handle, in: numbers)
        if isBlocked { blocked.insert(key) } else { blocked.subtract([key, handle]) }
    }
}
