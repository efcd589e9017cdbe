import CommandKitInterface
import JSONKit
import LocalizationKit

extension Report {
    static let schema = OutputSchema(
        "tessera.check", version: 1,
        fields: [
            .init("rules[].name", "string", "the name of a rule that was checked"),
            .init("rules[].reason", "string", "why the rule exists"),
            .init("rules[].looked", "integer", "how many things the rule judged"),
            .init("rules[].findings", "integer", "how many places break it"),
            .init("findings[].path", "string", "the file, from the folder of the repository"),
            .init("findings[].line", "integer", "the line, from 1"),
            .init("findings[].column", "integer", "the column in Unicode scalars, from 1"),
            .init("findings[].rule", "string", "the name of the broken rule"),
            .init("findings[].problem", "string", "what is wrong"),
            .init("findings[].why", "string", "why it matters"),
            .init("findings[].fix", "string", "what to do"),
            .init("modules", "integer", "how many modules there are"),
            .init("imports", "integer", "how many imports were read"),
            .init("seconds", "number", "how long it took"),
        ])

    var json: JSONValue {
        [
            "schema": .string(Self.schema.name), "version": .int(Self.schema.version),
            "rules": .array(verdicts.map(\.json)), "findings": .array(findings.map(\.json)),
            "modules": .int(modules), "imports": .int(imports), "seconds": .double(seconds),
        ]
    }
}

extension Report.Verdict {
    fileprivate var json: JSONValue {
        ["name": .string(rule), "reason": .string(reason), "looked": .int(looked), "findings": .int(findings)]
    }
}

extension Finding {
    fileprivate var json: JSONValue {
        [
            "path": .string(path), "line": .int(position.line), "column": .int(position.column), "rule": .string(rule),
            "problem": .string(problem), "why": .string(why), "fix": .string(fix),
        ]
    }
}
