import FeatureKitInterface
import JSONKit
import LocalizationKit

/// Turns a JSON node into a descriptor.
///
/// The spelling of names: an id is lower-case letters and digits and begins with a letter; a target and a type are
/// Swift identifiers; a version is `major.minor.patch`; an owner is `@organization/team`; a summary is one line
/// without a full stop, in each language: `{ "en": "…", "ru": "…" }`; tools for developers write one English string.
enum DescriptorReader {
    static let keys = [
        "id", "target", "type", "kind", "summary", "version", "stability", "owner", "provides", "needs",
        "optionalNeeds", "commands", "libraries",
    ]

    static func descriptor(of node: JSONNode) throws(JSONError) -> FeatureDescriptor {
        let object = try JSONObject(node, keys: keys)
        var descriptor = FeatureDescriptor(
            id: try Spelling.id.read(object.required("id")),
            target: try Spelling.identifier.read(object.required("target")),
            type: try Spelling.identifier.read(object.required("type")))
        descriptor.kind = try choice(object.required("kind"))
        descriptor.summary = try text(object.required("summary"))
        descriptor.version = try Spelling.version.read(object.required("version"))
        descriptor.stability = try choice(object.required("stability"))
        descriptor.owner = try Spelling.owner.read(object.required("owner"))
        descriptor.provides = try list(object["provides"], provision)
        descriptor.needs = try list(object["needs"], need)
        descriptor.optionalNeeds = try list(object["optionalNeeds"], need)
        descriptor.commands = try list(object["commands"], command)
        descriptor.libraries = try list(object["libraries"], library)
        return descriptor
    }

    private static func list<Element: Hashable>(
        _ node: JSONNode?, _ read: (JSONNode) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        guard let node else { return [] }
        var elements: [Element] = []
        for child in try node.array() {
            let element = try read(child)
            guard !elements.contains(element) else { throw JSONError("the same entry twice", at: child.position) }
            elements.append(element)
        }
        return elements
    }

    private static func provision(_ node: JSONNode) throws(JSONError) -> Provision {
        let object = try JSONObject(node, keys: ["service", "interface", "version"])
        return Provision(
            try Spelling.identifier.read(object.required("service")),
            interface: try Spelling.identifier.read(object.required("interface")),
            version: try contractVersion(object.required("version")))
    }

    private static func need(_ node: JSONNode) throws(JSONError) -> Need {
        let object = try JSONObject(node, keys: ["service", "interface", "versions"])
        return Need(
            try Spelling.identifier.read(object.required("service")),
            interface: try Spelling.identifier.read(object.required("interface")),
            versions: try contractVersions(object.required("versions")))
    }

    private static func command(_ node: JSONNode) throws(JSONError) -> CommandSummary {
        let object = try JSONObject(node, keys: ["name", "abstract"])
        return CommandSummary(
            try Spelling.command.read(object.required("name")), try text(object.required("abstract")))
    }

    private static func text(_ node: JSONNode) throws(JSONError) -> LocalizedText {
        guard case .object = node.content else { return LocalizedText(try Spelling.sentence.read(node)) }
        let object = try JSONObject(node, keys: Language.allCases.map(\.rawValue))
        let (english, russian) = (try object.required("en"), try object.required("ru"))
        return LocalizedText(
            en: .plain(try Spelling.sentence.read(english)), ru: .plain(try Spelling.sentence.read(russian)))
    }

    private static func library(_ node: JSONNode) throws(JSONError) -> DebianLibrary {
        let object = try JSONObject(node, keys: ["package", "development", "file", "optional"])
        return DebianLibrary(
            package: try Spelling.package.read(object.required("package")),
            development: try object["development"].map { node throws(JSONError) in try Spelling.package.read(node) },
            file: try Spelling.sharedObject.read(object.required("file")),
            isOptional: try object["optional"]?.bool() ?? false)
    }
}

extension DescriptorReader {
    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ node: JSONNode
    ) throws(JSONError) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: try node.string()) else {
            let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw JSONError("expected one of \(words), found `\(try node.string())`", at: node.position)
        }
        return choice
    }

    private static func contractVersion(_ node: JSONNode) throws(JSONError) -> Int {
        let version = try node.int()
        guard version >= 1 else {
            throw JSONError("a contract version is 1 or more, found \(version)", at: node.position)
        }
        return version
    }

    /// One version as a number, or a range such as `"1-3"`.
    private static func contractVersions(_ node: JSONNode) throws(JSONError) -> ClosedRange<Int> {
        guard case .string(let text) = node.content else {
            let version = try contractVersion(node)
            return version...version
        }
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 1, first <= last else {
            throw JSONError(
                "expected a version such as 1 or a range such as \"1-3\", found \"\(text)\"", at: node.position)
        }
        return first...last
    }
}
