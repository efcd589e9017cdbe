import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface
import WidgetHostInterface

/// `widgets list`: what is placed, or what was done with it.
@MainActor
struct ListCommand {
    let parts: WidgetParts.Source

    private let history = Parameter.flag("history", help: Strings.historyHelp)

    init(parts: @escaping WidgetParts.Source) { self.parts = parts }

    var command: Command {
        Command("list", abstract: Strings.listAbstract, parameters: [history], output: Self.schema) { context in
            let parts = try parts()
            let placements = try parts.board.placements(of: parts.profile)
            let events = try context[history] ? parts.board.history(of: parts.profile) : []
            if context.wantsJSON {
                return try context.output.writeLine(json(placements, events).pretty)
            }
            let rows = try context[history] ? events.map(row) : placements.map { row($0, parts) }
            try context.output.write(TextTable(rows, in: context.language).text)
            if rows.isEmpty { try context.errors.writeLine(context.text(Strings.noneYet(program: context.path[0]))) }
        }
    }

    private func row(_ placement: WidgetPlacement, _ parts: WidgetParts) -> [LocalizedText] {
        let widget = parts.board.widgets.first { $0.kind == placement.kind }
        let configuration = placement.configuration.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return [
            LocalizedText(placement.id), LocalizedText(placement.family.rawValue), widget?.title ?? Strings.notInBuild,
            LocalizedText(visible(configuration.joined(separator: " "))),
        ]
    }

    private func row(_ event: WidgetEvent) -> [LocalizedText] {
        let words = [
            "\(WallTime(seconds: event.time))", event.action.rawValue, event.kind.rawValue, event.family.rawValue,
        ]
        return words.map { LocalizedText($0) }
    }

    private func json(_ placements: [WidgetPlacement], _ events: [WidgetEvent]) -> JSONValue {
        [
            "schema": .string(Self.schema.name), "version": .int(Self.schema.version),
            "widgets": .array(
                placements.map { placement in
                    [
                        "id": .string(placement.id), "kind": .string(placement.kind.rawValue),
                        "family": .string(placement.family.rawValue),
                        "configuration": .object(
                            placement.configuration.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }),
                    ]
                }),
            "history": .array(
                events.map { event in
                    [
                        "time": .string("\(WallTime(seconds: event.time))"), "action": .string(event.action.rawValue),
                        "kind": .string(event.kind.rawValue), "family": .string(event.family.rawValue),
                    ]
                }),
        ]
    }

    private static let schema = OutputSchema(
        "tessera.widgets", version: 1,
        fields: [
            .init("widgets[].id", "string", Strings.idHelp), .init("widgets[].kind", "string", Strings.kindHelp),
            .init("widgets[].family", "string", Strings.familyHelp),
            .init("widgets[].configuration", "object", Strings.configurationMeaning),
            .init("history[].time", "string, RFC 3339", Strings.timeMeaning),
            .init("history[].action", "string", Strings.actionMeaning),
            .init("history[].kind", "string", Strings.kindHelp),
            .init("history[].family", "string", Strings.familyHelp),
        ])
}
