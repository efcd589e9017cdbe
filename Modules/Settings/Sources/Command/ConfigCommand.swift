import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import SettingsInterface
import SpellingKit

/// `config`: shows and changes what is decided.
@MainActor
enum ConfigCommand {
    static func command(_ settings: any Settings) -> Command {
        let keys = CompletionKind.words(settings.definitions.map(\.key))
        let key = Parameter<String>.argument("KEY", help: Strings.keyHelp, completion: keys)
        return Command(
            "config", abstract: SettingsFeature.Abstracts.config, discussion: Strings.configDiscussion,
            subcommands: [
                list(settings), get(settings, key), set(settings, key), unset(settings, key), validate(settings),
                path(settings), explain(settings, key),
            ])
    }

    private static func list(_ settings: any Settings) -> Command {
        Command(
            "list", abstract: Strings.listAbstract,
            examples: [CommandExample("config list", Strings.listExample)], output: SettingsReport.listSchema,
            isReport: true
        ) { context in
            let report = SettingsReport(settings)
            try context.output.write(
                context.wantsJSON ? report.list.pretty + "\n" : report.text(in: context.language))
        }
    }

    private static func get(_ settings: any Settings, _ key: Parameter<String>) -> Command {
        Command(
            "get", abstract: Strings.getAbstract, examples: [CommandExample("config get language", Strings.getExample)],
            parameters: [key]
        ) { context in
            try context.output.writeLine(found(context[key], settings).state.value.word)
        }
    }

    private static func set(_ settings: any Settings, _ key: Parameter<String>) -> Command {
        let value = Parameter<String>.argument("VALUE", help: Strings.valueHelp)
        return Command(
            "set", abstract: Strings.setAbstract,
            examples: [CommandExample("config set language ru", Strings.setExample)], parameters: [key, value]
        ) { context in
            let (key, word) = (try context[key], try context[value])
            try settings.decide(key, try read(word, try found(key, settings).definition))
            try tellOverride(of: key, settings, context)
        }
    }

    private static func unset(_ settings: any Settings, _ key: Parameter<String>) -> Command {
        Command(
            "unset", abstract: Strings.unsetAbstract,
            examples: [CommandExample("config unset language", Strings.unsetExample)], parameters: [key]
        ) { context in
            let key = try context[key]
            _ = try found(key, settings)
            try settings.decide(key, nil)
            try tellOverride(of: key, settings, context)
        }
    }

    private static func validate(_ settings: any Settings) -> Command {
        Command(
            "validate", abstract: Strings.validateAbstract, discussion: Strings.validateDiscussion,
            examples: [CommandExample("config validate", Strings.validateExample)],
            output: SettingsReport.problemsSchema, isReport: true
        ) { context in
            let problems = settings.problems
            if context.wantsJSON {
                try context.output.writeLine(SettingsReport(settings).problems.pretty)
            } else if problems.isEmpty {
                try context.output.writeLine(context.text(Strings.noProblems(path: settings.path)))
            }
            for problem in problems where !context.wantsJSON {
                try context.output.writeLine(visible(context.text(problem.explanation)))
            }
            if !problems.isEmpty { throw ExitCode.failed }
        }
    }

    private static func path(_ settings: any Settings) -> Command {
        Command(
            "path", abstract: Strings.pathAbstract, examples: [CommandExample("config path", Strings.pathExample)],
            isReport: true
        ) { context in
            try context.output.writeLine(settings.path)
        }
    }

    private static func explain(_ settings: any Settings, _ key: Parameter<String>) -> Command {
        Command(
            "explain", abstract: Strings.explainAbstract,
            examples: [CommandExample("config explain language", Strings.explainExample)], parameters: [key],
            output: SettingExplanation.schema
        ) { context in
            let (definition, state) = try found(context[key], settings)
            let explanation = SettingExplanation(definition, state, path: settings.path)
            try context.output.write(
                context.wantsJSON ? explanation.json.pretty + "\n" : explanation.text(in: context.language))
        }
    }
}

extension ConfigCommand {
    /// The setting of a key, or what else may have been meant.
    private static func found(
        _ key: String, _ settings: any Settings
    ) throws(CommandFailure) -> (definition: SettingDefinition, state: SettingState) {
        if let definition = settings.definitions.first(where: { $0.key == key }), let state = settings.state(of: key) {
            return (definition, state)
        }
        let hint = key.utf8.count > 100 ? nil : suggestion(for: key, among: settings.definitions.map(\.key))
        throw CommandFailure(SettingsError.unknownKey(key, hint: hint).explanation, code: .usage)
    }

    private static func read(_ word: String, _ definition: SettingDefinition) throws(CommandFailure) -> SettingValue {
        do throws(Refusal) { return try definition.value(of: word) } catch {
            throw CommandFailure("\(definition.key): \(error.text)", code: .usage)
        }
    }

    /// What was written may not be what counts.
    private static func tellOverride(of key: String, _ settings: any Settings, _ context: CommandContext) throws {
        guard let state = settings.state(of: key), [.run, .environment].contains(state.source) else { return }
        let text = Strings.overridden(key: key, source: state.source.name, value: state.value.word)
        try context.errors.writeLine(context.text(text))
    }
}
