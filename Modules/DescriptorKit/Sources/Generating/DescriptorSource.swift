public import FeatureKitInterface
import LocalizationKit

/// The Swift text of a descriptor.
public enum DescriptorSource {
    /// The file that gives a feature's type its descriptor.
    ///
    /// - Parameter descriptor: what the `feature.json` says.
    /// - Returns: a whole Swift file.
    public static func file(for descriptor: FeatureDescriptor) -> String {
        """
        // Generated from feature.json. Do not edit.
        public import FeatureKitInterface
        import LocalizationKit

        extension \(descriptor.type) {
            /// What the feature says about itself, from its feature.json.
            public nonisolated static let descriptor = \(literal(of: descriptor))
        \(abstracts(descriptor))
        }

        """
    }

    /// The abstracts of the commands under the names of these, so that commands need not repeat them.
    private static func abstracts(_ descriptor: FeatureDescriptor) -> String {
        let lines = descriptor.commands.map { command in
            "        nonisolated static let `\(identifier(command.name))` = \(text(command.abstract))"
        }
        let documentation = "    /// What the commands do, from feature.json."
        return lines.isEmpty
            ? "" : (["", documentation, "    enum Abstracts {"] + lines + ["    }"]).joined(separator: "\n")
    }

    /// `sign-in` as `signIn`.
    private static func identifier(_ command: String) -> String {
        let words = command.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The expression that builds a descriptor.
    ///
    /// - Parameter descriptor: any descriptor.
    /// - Returns: a Swift expression in one line.
    public static func literal(of descriptor: FeatureDescriptor) -> String {
        let arguments = [
            "id: \(quoted(descriptor.id))", "target: \(quoted(descriptor.target))", "type: \(quoted(descriptor.type))",
            "kind: .\(descriptor.kind.rawValue)", "summary: \(text(descriptor.summary))",
            "version: \(quoted(descriptor.version))", "stability: .\(descriptor.stability.rawValue)",
            "owner: \(quoted(descriptor.owner))", "provides: \(array(descriptor.provides, provision))",
            "needs: \(array(descriptor.needs, need))", "optionalNeeds: \(array(descriptor.optionalNeeds, need))",
            "commands: \(array(descriptor.commands, command))", "libraries: \(array(descriptor.libraries, library))",
        ]
        return "FeatureDescriptor(\(arguments.joined(separator: ", ")))"
    }

    private static func array<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
        "[" + elements.map(text).joined(separator: ", ") + "]"
    }

    private static func provision(_ provision: Provision) -> String {
        "Provision(\(quoted(provision.service)), interface: \(quoted(provision.interface)), version: \(provision.version))"
    }

    private static func need(_ need: Need) -> String {
        let versions = "\(need.versions.lowerBound)...\(need.versions.upperBound)"
        return "Need(\(quoted(need.service)), interface: \(quoted(need.interface)), versions: \(versions))"
    }

    private static func command(_ command: CommandSummary) -> String {
        "CommandSummary(\(quoted(command.name)), \(text(command.abstract)))"
    }

    private static func library(_ library: DebianLibrary) -> String {
        let development = library.development.map(quoted) ?? "nil"
        return "DebianLibrary(package: \(quoted(library.package)), development: \(development), "
            + "file: \(quoted(library.file)), isOptional: \(library.isOptional))"
    }

    private static func text(_ text: LocalizedText) -> String {
        let (english, russian) = (quoted(text.text(in: .english)), quoted(text.text(in: .russian)))
        return text.isTranslated ? "LocalizedText(en: \(english), ru: \(russian))" : english
    }

    /// The text as a Swift string literal.
    static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { $0 += $1.escapedForSwift } + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var escapedForSwift: String {
        switch self {
        case "\"", "\\": "\\\(self)"
        case "\u{0}"..<"\u{20}", "\u{7F}": "\\u{\(String(value, radix: 16))}"
        default: String(self)
        }
    }
}
