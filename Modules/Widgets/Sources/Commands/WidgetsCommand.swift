import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import WidgetHostInterface

/// The command `widgets`.
@MainActor
struct WidgetsCommand {
    let parts: WidgetParts.Source

    var command: Command {
        Command(
            "widgets", abstract: WidgetsFeature.Abstracts.widgets, discussion: Strings.widgetsDiscussion,
            subcommands: [
                ListCommand(parts: parts).command, GalleryCommand(parts: parts).command, add, configure, move, remove,
                RenderCommand(parts: parts).command, StreamCommand(parts: parts).command, tap,
                ForgetCommand(parts: parts).command, reload,
                ExplainCommand(parts: parts).command, DoctorCommand(parts: parts).command,
            ])
    }

    private var add: Command {
        let family = Parameter<FamilyWord>.option(
            "family", help: Strings.familyHelp, default: FamilyWord(family: .small))
        return Command(
            "add", abstract: Strings.addAbstract,
            examples: [CommandExample("widgets add continue-watching --family medium", Strings.addExample)],
            parameters: [WidgetParameters.kind, family, WidgetParameters.source, WidgetParameters.shortcuts]
        ) { context in
            let parts = try parts()
            let placement = try await parts.board.add(
                WidgetKind(rawValue: try context[WidgetParameters.kind]), try context[family].family,
                configuration: try context.configuration(), for: parts.profile)
            try context.output.writeLine(placement.id)
        }
    }

    private var configure: Command {
        Command(
            "configure", abstract: Strings.configureAbstract,
            examples: [
                CommandExample("widgets configure continue-watching.1 --source local", Strings.configureExample)
            ],
            parameters: [WidgetParameters.id, WidgetParameters.source, WidgetParameters.shortcuts]
        ) { context in
            let parts = try parts()
            try await parts.board.configure(
                try context[WidgetParameters.id], try context.configuration(), for: parts.profile)
        }
    }

    private var move: Command {
        let index = Parameter<Int>.argument("PLACE", help: Strings.placeHelp)
        return Command("move", abstract: Strings.moveAbstract, parameters: [WidgetParameters.id, index]) { context in
            let parts = try parts()
            try await parts.board.move(
                try context[WidgetParameters.id], to: try context[index] &- 1, for: parts.profile)
        }
    }

    private var remove: Command {
        Command("remove", abstract: Strings.removeAbstract, parameters: [WidgetParameters.id]) { context in
            let parts = try parts()
            try await parts.board.remove(try context[WidgetParameters.id], for: parts.profile)
        }
    }

    private var tap: Command {
        let button = Parameter<String>.argument("BUTTON", help: Strings.buttonHelp)
        return Command(
            "tap", abstract: Strings.tapAbstract,
            examples: [CommandExample("widgets tap continue-watching.1 forward", Strings.tapExample)],
            parameters: [WidgetParameters.id, button]
        ) { context in
            let parts = try parts()
            try await parts.center.perform(
                try context[button], on: try context[WidgetParameters.id], of: parts.profile)
        }
    }

    private var reload: Command {
        let kind = Parameter<String?>.optionalArgument("KIND", help: Strings.kindHelp)
        let due = Parameter.flag("due", help: Strings.dueHelp)
        return Command("reload", abstract: Strings.reloadAbstract, parameters: [kind, due]) { context in
            let parts = try parts()
            if try context[due] { return try await parts.refresh.run(profile: parts.profile) }
            guard let name = try context[kind] else {
                return await parts.center.reloadAll(of: parts.profile, cause: .person)
            }
            let widget = try parts.widget(WidgetKind(rawValue: name))
            await parts.center.reload(widget.kind, of: parts.profile, cause: .person)
        }
    }
}
