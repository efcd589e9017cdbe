import LocalizationKit

/// The Swift text of a string catalogue.
public enum StringsSource {
    /// The file that gives a target its `Strings`.
    ///
    /// - Parameters:
    ///   - module: the name of the module, which becomes part of each key.
    ///   - catalogue: the texts of the module.
    ///   - keys: those that the target uses; others are left out.
    /// - Returns: a whole Swift file; one without declarations when no key is used.
    public static func file(module: String, _ catalogue: StringCatalogue, using keys: Set<String>) -> String {
        let entries = catalogue.entries.filter { keys.contains($0.key) }
        guard !entries.isEmpty else { return "// Generated from strings.json: this target uses none of it.\n" }
        return """
            // Generated from strings.json. Do not edit.
            import LocalizationKit

            /// The texts of \(module).
            enum Strings {
            \(entries.map { declaration($0, module) }.joined(separator: "\n"))
            }

            """
    }

    private static func declaration(_ entry: StringEntry, _ module: String) -> String {
        let arguments = entry.placeholders.map { ", .\($0.type.rawValue)(\($0.argument))" }.joined()
        let text =
            "LocalizedText(key: \"\(module).\(entry.key)\", en: \(pattern(entry.english, entry)), "
            + "ru: \(pattern(entry.russian, entry))\(arguments))"
        guard !entry.placeholders.isEmpty else { return "    static let `\(entry.key)` = \(text)" }
        let parameters = entry.placeholders.map { "`\($0.name)`: \($0.type.swiftType)" }.joined(separator: ", ")
        return "    static func `\(entry.key)`(\(parameters)) -> LocalizedText {\n        \(text)\n    }"
    }

    private static func pattern(_ forms: TextForms, _ entry: StringEntry) -> String {
        let written = forms.forms.map { form in
            (form.category, DescriptorSource.quoted(form.template.pattern(entry.placeholders)))
        }
        guard forms.isPlural, let plural = entry.plural else { return written.map(\.1).joined() }
        let pairs = written.map { "." + ($0.0?.rawValue ?? "") + ": " + $0.1 }.joined(separator: ", ")
        return ".plural(PluralForms(\(plural), [\(pairs)]))"
    }
}

extension Placeholder {
    fileprivate var argument: String { type == .text ? "`\(name)`.localizedText" : "`\(name)`" }
}
