import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The command `call history`.
@MainActor
struct HistoryCommand {
    let parts: CallParts

    private static let missed = Parameter.flag("missed", help: Strings.missedHelp)
    private static let remove = Parameter<CallWord?>.optionalOption("remove", help: Strings.removeHelp)
    private static let clear = Parameter.flag("clear", help: Strings.clearHelp)

    var command: Command {
        Command(
            "history", abstract: Strings.historyAbstract, parameters: [Self.missed, Self.remove, Self.clear],
            output: Self.schema
        ) { context in try await run(context) }
    }

    private static let schema = OutputSchema(
        "call-history", version: 1,
        fields: [
            .init("calls[].id", "string", Strings.fieldID),
            .init("calls[].direction", "string", Strings.fieldDirection),
            .init("calls[].handle", "string", Strings.fieldHandle),
            .init("calls[].engine", "string", Strings.fieldEngine),
            .init("calls[].simulated", "boolean", Strings.fieldSimulated),
            .init("calls[].start", "string", Strings.fieldTime),
            .init("calls[].missed", "boolean", Strings.fieldMissed),
            .init("calls[].name", "string", Strings.fieldName), .init("calls[].reason", "string", Strings.fieldReason),
            .init("calls[].talk", "integer", Strings.fieldTalk), .init("calls[].detail", "string", Strings.fieldDetail),
        ])

    private func run(_ context: CommandContext) async throws {
        let history = try parts.history
        if let call = try context[Self.remove] { return try await history.remove(call.id) }
        if try context[Self.clear] { return try await history.removeAll() }
        let isMissedOnly = try context[Self.missed]
        let book = try parts.book
        let records = try history.records().filter { !isMissedOnly || $0.isMissed }.map { record in
            var named = record
            named.party = CallParty(record.party.handle, name: book.name(of: record.party.handle) ?? record.party.name)
            return named
        }
        if context.wantsJSON {
            return try context.output.write(
                JSONValue.object([("calls", .array(records.map(\.json)))]).pretty + "\n")
        }
        let rows = records.map { row($0, context) }
        if !rows.isEmpty { try context.output.write(TextTable(rows).text) }
    }

    private func row(_ record: CallRecord, _ context: CommandContext) -> [String] {
        let arrow = record.direction == .incoming ? "<-" : "->"
        let reason = record.reason?.explanation ?? Strings.inProgress
        let talk = record.talk.map { Duration.seconds($0).clockText } ?? ""
        return [
            WallTime(seconds: record.start).description, arrow, record.party.shown, context.text(reason), talk,
            record.isSimulated ? context.text(Strings.simulated) : "",
        ]
    }
}

extension CallRecord {
    /// One object; what there is nothing to say of is left out.
    fileprivate var json: JSONValue {
        var fields: [(String, JSONValue)] = [
            ("id", .string(id.text)), ("direction", .string(direction.rawValue)), ("handle", .string(party.handle)),
            ("engine", .string(engine)), ("simulated", .bool(isSimulated)),
            ("start", .string(WallTime(seconds: start).description)), ("missed", .bool(isMissed)),
        ]
        if let name = party.name { fields.append(("name", .string(name))) }
        if let reason { fields.append(("reason", .string(reason.rawValue))) }
        if let talk { fields.append(("talk", .int(Int(talk)))) }
        if let detail { fields.append(("detail", .string(detail))) }
        return .object(fields)
    }
}
