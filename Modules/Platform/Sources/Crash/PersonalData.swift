import PlatformInterface

/// Takes out of a text what tells who somebody is: home folders, the names of user and machine, phone numbers.
struct PersonalData {
    private let replacements: [(text: String, substitute: String, isWord: Bool)]

    init(_ environment: any Environment) {
        let homes = Set([environment.nonEmpty("HOME"), environment.userHome].compactMap { $0?.withoutLastSlashes })
        let names = Set(
            [environment.userName, environment.nonEmpty("USER"), environment.nonEmpty("LOGNAME")].compactMap { $0 })
        // The longest first, because a home has the user's name in it.
        replacements =
            homes.filter { $0.count > 1 }.sorted { $0.count > $1.count }.map { ($0, "~", false) }
            + names.filter { !$0.isEmpty }.sorted().map { ($0, "<user>", true) }
            + [(environment.hostName, "<host>", true)].filter { !$0.0.isEmpty && $0.0 != "localhost" }
    }

    /// The text without personal data.
    func removed(from text: String) -> String {
        let named = replacements.reduce(text) { text, replacement in
            text.replacing(replacement.text, with: replacement.substitute, onlyWords: replacement.isWord)
        }
        return PhoneNumbers.removed(from: named)
    }
}

extension String {
    /// The text with each occurrence replaced; with `onlyWords`, only where no letter or digit touches it.
    fileprivate func replacing(_ part: String, with substitute: String, onlyWords: Bool) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            let before = rest[..<range.lowerBound].last ?? result.last
            let touches = [before, rest[range.upperBound...].first].contains { $0?.isWordPart ?? false }
            result += rest[..<range.lowerBound] + (onlyWords && touches ? part : substitute)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

extension Character {
    /// Whether a word goes on over the character.
    var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
