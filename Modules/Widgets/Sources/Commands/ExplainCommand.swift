import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface
import WidgetHostInterface

/// `widgets explain`: why every widget is as it is.
@MainActor
struct ExplainCommand {
    let parts: WidgetParts.Source

    private let id = Parameter<String?>.optionalArgument("ID", help: Strings.idHelp)

    init(parts: @escaping WidgetParts.Source) { self.parts = parts }

    var command: Command {
        Command("explain", abstract: Strings.explainAbstract, parameters: [id], output: Self.schema) { context in
            let parts = try parts()
            let wanted = try context[id]
            let all = try parts.center.explanations(of: parts.profile)
            let found = all.filter { wanted == nil || $0.placement.id == wanted }
            if let wanted, found.isEmpty { throw WidgetHostError.noSuchPlacement(wanted) }
            if context.wantsJSON { return try context.output.writeLine(json(found).pretty) }
            for explanation in found {
                try context.output.writeLine(explanation.placement.id)
                let rows = rows(explanation, parts.clock.now)
                try context.output.write(TextTable(rows, indent: 2, in: context.language).text)
            }
        }
    }

    private func rows(_ explanation: WidgetExplanation, _ now: WallTime) -> [[LocalizedText]] {
        var rows: [[LocalizedText]] = []
        if let last = explanation.last {
            let origin = last.origin == .network ? Strings.fromNetwork : Strings.fromCache
            let outcome = last.problem ?? origin
            rows.append([
                Strings.lastReload,
                Strings.reloadSentence(
                    when: now.relative(last.time), cause: last.cause.rawValue, milliseconds: last.milliseconds,
                    outcome: outcome),
            ])
        } else {
            rows.append([Strings.lastReload, Strings.never])
        }
        if let refusal = explanation.refusal {
            let reason = refusal.reason == .tooSoon ? Strings.tooSoon : Strings.budgetSpent
            rows.append([Strings.putOff, Strings.refusalSentence(reason: reason, until: now.relative(refusal.until))])
        }
        rows.append([Strings.budgetLeft, Strings.reloads(count: explanation.budgetLeft)])
        rows.append([
            Strings.nextReload,
            explanation.next.map { LocalizedText(key: "", en: "{0}", ru: "{0}", .relative(now.relative($0))) }
                ?? Strings.never,
        ])
        return rows
    }

    private func json(_ explanations: [WidgetExplanation]) -> JSONValue {
        [
            "schema": .string(Self.schema.name), "version": .int(Self.schema.version),
            "widgets": .array(explanations.map(json)),
        ]
    }

    private func json(_ explanation: WidgetExplanation) -> JSONValue {
        let last = explanation.last
        return [
            "id": .string(explanation.placement.id), "time": JSONValue((last?.time).map { "\($0)" }),
            "cause": JSONValue(last?.cause.rawValue), "milliseconds": last.map { .int($0.milliseconds) } ?? .null,
            "origin": JSONValue(last?.origin?.rawValue), "problem": JSONValue((last?.problem).map { "\($0)" }),
            "refusal": JSONValue(explanation.refusal?.reason.rawValue),
            "until": JSONValue((explanation.refusal?.until).map { "\($0)" }), "budget": .int(explanation.budgetLeft),
            "next": JSONValue(explanation.next.map { "\($0)" }),
        ]
    }

    private static let schema = OutputSchema(
        "tessera.widgets.explain", version: 1,
        fields: [
            .init("widgets[].id", "string", Strings.idHelp),
            .init("widgets[].time", "string or null", Strings.lastReload),
            .init("widgets[].cause", "string or null", Strings.causeMeaning),
            .init("widgets[].milliseconds", "integer or null", Strings.millisecondsMeaning),
            .init("widgets[].origin", "string or null", Strings.originMeaning),
            .init("widgets[].problem", "string or null", Strings.problemMeaning),
            .init("widgets[].refusal", "string or null", Strings.putOffMeaning),
            .init("widgets[].until", "string or null", Strings.untilMeaning),
            .init("widgets[].budget", "integer", Strings.budgetLeft),
            .init("widgets[].next", "string or null", Strings.nextReload),
        ])
}

extension WallTime {
    /// How far another moment is, for a person.
    fileprivate func relative(_ other: WallTime) -> RelativeTime {
        RelativeTime(seconds: Int(duration(to: other).components.seconds))
    }
}
