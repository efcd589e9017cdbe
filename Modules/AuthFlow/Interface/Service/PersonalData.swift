/// What a person tells about themselves.
public struct PersonalData: Sendable, Hashable, Codable {
    /// What they are called.
    public var name: String
    /// Their e-mail address; empty when they gave none.
    public var email: String

    /// Creates data.
    public init(name: String = "", email: String = "") {
        (self.name, self.email) = (name, email)
    }
}

extension PersonalData {
    /// The greatest length of a name, in Unicode scalars.
    public static let longestName = 100

    /// What is wrong with it; empty when nothing is.
    ///
    /// A name is needed and has no control characters. An address is optional and has the shape `local@domain` with the
    /// lengths of RFC 5321, 4.5.3.1 (64 and 255 octets); whether somebody reads it, only a message can tell.
    public var problems: [PersonalDataProblem] {
        [nameProblem, isEmailValid ? nil : .invalidEmail].compactMap(\.self)
    }

    /// The same without blanks at the ends.
    public var trimmed: PersonalData {
        PersonalData(name: name.trimmingBlanks, email: email.trimmingBlanks)
    }

    private var nameProblem: PersonalDataProblem? {
        let scalars = name.trimmingBlanks.unicodeScalars
        if scalars.isEmpty { return .noName }
        if scalars.count > Self.longestName { return .longName }
        return scalars.contains { $0.properties.generalCategory == .control } ? .unprintableName : nil
    }

    private var isEmailValid: Bool {
        let email = email.trimmingBlanks
        guard !email.isEmpty, let at = email.lastIndex(of: "@") else { return email.isEmpty }
        let (local, domain) = (email[..<at], email[email.index(after: at)...])
        return (1...64).contains(local.utf8.count) && (1...255).contains(domain.utf8.count)
            && !email.contains { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
            && !local.contains("@") && Self.isDotted(local) && Self.isDotted(domain) && domain.contains(".")
    }

    private static func isDotted(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
