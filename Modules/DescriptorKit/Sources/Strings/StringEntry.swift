import JSONKit
import LocalizationKit

/// One text of a `strings.json`: a key with both languages.
struct StringEntry {
    let key: String
    let position: JSONPosition
    let comment: String?
    let placeholders: [Placeholder]
    let english: TextForms
    let russian: TextForms
    /// The place of the placeholder that chooses plural forms; `nil` for a text with one form.
    let plural: Int?

    init(_ member: JSONMember) throws(JSONError) {
        key = member.key
        position = member.position
        let object = try JSONObject(member.value, keys: ["comment", "plural", "en", "ru"])
        comment = try object["comment"]?.string()
        english = try TextForms(Self.required("en", of: key, object), .english)
        russian = try TextForms(Self.required("ru", of: key, object), .russian)
        placeholders = try Self.placeholders(key, english.templates + russian.templates)
        plural = try Self.plural(key, object["plural"], english, russian, placeholders)
        try checkSpelling()
        try checkNames()
    }

    private func checkSpelling() throws(JSONError) {
        let isIdentifier = Spelling.identifier.accepts(key[...].unicodeScalars)
        guard isIdentifier, key.first?.isLowercase == true else {
            throw JSONError("expected a key such as `featureCount`, found `\(key)`", at: position)
        }
    }

    /// Every language mentions the same placeholders; the number of a plural form may go unsaid, as in "no calls".
    private func checkNames() throws(JSONError) {
        let chooser = plural.map { placeholders[$0].name }
        for (forms, other) in [(english, russian), (russian, english)] {
            let own = Set(forms.templates.flatMap(\.names)).union(chooser.map { [$0] } ?? [])
            for name in other.templates.flatMap(\.names) where !own.contains(name) {
                throw JSONError(
                    "`\(forms.language.rawValue)` of `\(key)` has no {\(name)}, which "
                        + "`\(other.language.rawValue)` has", at: forms.position)
            }
        }
    }

    private static func required(
        _ language: String, of key: String, _ object: JSONObject
    ) throws(JSONError) -> JSONNode {
        guard let node = object[language] else {
            throw JSONError("`\(key)` is missing in the language `\(language)`", at: object.position)
        }
        return node
    }

    private static func placeholders(
        _ key: String, _ templates: [TextTemplate]
    ) throws(JSONError) -> [Placeholder] {
        var types: [String: PlaceholderType] = [:]
        for template in templates {
            for case .place(let name, let word?) in template.pieces {
                guard let type = PlaceholderType(rawValue: word) else {
                    let known = PlaceholderType.allCases.map(\.rawValue).joined(separator: ", ")
                    throw JSONError("{\(name)} has the unknown type `\(word)`; known: \(known)", at: template.position)
                }
                if let other = types[name], other != type {
                    throw JSONError("{\(name)} is \(other.rawValue) elsewhere in `\(key)`", at: template.position)
                }
                types[name] = type
            }
        }
        var placeholders: [Placeholder] = []
        for template in templates {
            for name in template.names where !placeholders.contains(where: { $0.name == name }) {
                guard let type = types[name] else {
                    throw JSONError("{\(name)} has no type; write {\(name):text}", at: template.position)
                }
                placeholders.append(Placeholder(name, type))
            }
        }
        return placeholders
    }

    private static func plural(
        _ key: String, _ node: JSONNode?, _ english: TextForms, _ russian: TextForms, _ placeholders: [Placeholder]
    ) throws(JSONError) -> Int? {
        guard english.isPlural || russian.isPlural else {
            if let node { throw JSONError("`\(key)` has no plural forms to choose from", at: node.position) }
            return nil
        }
        let numbers = placeholders.indices.filter { placeholders[$0].type.isNumber }
        let named = try node?.string()
        let chosen = numbers.filter { named == nil || placeholders[$0].name == named }
        guard chosen.count == 1 else {
            let problem = chosen.isEmpty ? "no number" : "several numbers"
            throw JSONError(
                "`\(key)` has plural forms and \(problem) to choose by; name it with \"plural\"",
                at: node?.position ?? english.position)
        }
        let wholeNumbers = placeholders[chosen[0]].type == .integer
        for forms in [english, russian] where forms.isPlural { try forms.check(wholeNumbers: wholeNumbers) }
        return chosen[0]
    }
}
