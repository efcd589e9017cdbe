import JSONKit
import LocalizationKit

/// A text in one language: one form, or one for each plural category.
struct TextForms {
    let language: Language
    let position: JSONPosition
    /// The forms with their categories; a single one has none.
    let forms: [(category: PluralCategory?, template: TextTemplate)]

    init(_ node: JSONNode, _ language: Language) throws(JSONError) {
        self.language = language
        position = node.position
        forms = if case .object = node.content { try Self.plural(node) } else { [(nil, try TextTemplate(node))] }
    }

    var isPlural: Bool { forms.contains { $0.category != nil } }
    var templates: [TextTemplate] { forms.map(\.template) }

    private static func plural(
        _ node: JSONNode
    ) throws(JSONError) -> [(category: PluralCategory?, template: TextTemplate)] {
        _ = try JSONObject(node, keys: PluralCategory.allCases.map(\.rawValue))
        var forms: [(category: PluralCategory?, template: TextTemplate)] = []
        for member in try node.members() {
            forms.append((PluralCategory(rawValue: member.key), try TextTemplate(member.value)))
        }
        return forms
    }

    /// Refuses forms that are missing and forms that no number takes.
    func check(wholeNumbers: Bool) throws(JSONError) {
        let needed = language.categories(wholeNumbers: wholeNumbers)
        let written = forms.compactMap(\.category)
        if let missing = needed.first(where: { !written.contains($0) }) {
            throw JSONError("`\(language.rawValue)` has no form `\(missing.rawValue)`", at: position)
        }
        if let idle = written.first(where: { !needed.contains($0) }) {
            throw JSONError("no number takes the form `\(idle.rawValue)` in `\(language.rawValue)`", at: position)
        }
    }
}
