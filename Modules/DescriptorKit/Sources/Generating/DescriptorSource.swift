public import FeatureKitInterface

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

        extension \(descriptor.type) {
            /// What the feature says about itself, from its feature.json.
            public nonisolated static let descriptor = \(literal(of: descriptor))
        }

        """
    }

    /// The expression that builds a descriptor.
    ///
    /// - Parameter descriptor: any descriptor.
    /// - Returns: a Swift expression in one line.
    public static func literal(of descriptor: FeatureDescriptor) -> String {
        let arguments = [
            "id: \(quoted(descriptor.id))", "target: \(quoted(descriptor.target))", "type: \(quoted(descriptor.type))",
            "kind: .\(descriptor.kind.rawValue)", "summary: \(quoted(descriptor.summary))",
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
        "CommandSummary(\(quoted(command.name)), \(quoted(command.abstract)))"
    }

    private static func library(_ library: DebianLibrary) -> String {
        let development = library.development.map(quoted) ?? "nil"
        return "DebianLibrary(package: \(quoted(library.package)), development: \(development), "
            + "file: \(quoted(library.file)), isOptional: \(library.isOptional))"
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
