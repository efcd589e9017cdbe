import CommandKitInterface
import LocalizationKit

/// The conventions of what a command prints for other programs.
enum SchemaRules {
    static func problems(of schema: OutputSchema?, _ languages: [Language]) -> [String] {
        guard let schema else { return [] }
        let parts = schema.name.split(separator: ".", omittingEmptySubsequences: false)
        let names = parts.compactMap { TextRule.name.problem(of: String($0), as: "a part of the schema's name") }
        let version = schema.version < 1 ? ["the version of \(schema.name) is \(schema.version), not 1 or more"] : []
        let paths = ["schema", "version"] + schema.fields.map(\.path)
        let doubled = CommandConformance.duplicates(paths).map { "\(schema.name) has two members \($0)" }
        return names + version + doubled
            + schema.fields.compactMap {
                TextRule.line.problem(of: $0.meaning, as: "the meaning of \($0.path)", languages)
            }
    }
}
