import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// The commands that do something to a call of the app or listener that runs.
@MainActor
enum ActCommand {
    private static let id = Parameter<CallWord?>.optionalArgument("ID", help: Strings.idHelp)
    private static let off = Parameter.flag("off", help: Strings.offHelp)
    private static let digits = Parameter<String>.argument("DIGITS", help: Strings.digitsHelp)
    private static let call = Parameter<CallWord?>.optionalOption("id", help: Strings.idHelp)

    static func all(_ parts: CallParts) -> [Command] {
        [
            command("answer", Strings.answerAbstract, parts, [id]) { CallQuestion(.answer, call: try $0[id]?.id) },
            command("decline", Strings.declineAbstract, parts, [id]) { CallQuestion(.decline, call: try $0[id]?.id) },
            command("hangup", Strings.hangUpAbstract, parts, [id]) { CallQuestion(.hangUp, call: try $0[id]?.id) },
            command("mute", Strings.muteAbstract, parts, [id, off]) {
                CallQuestion(.mute, call: try $0[id]?.id, isOn: try !$0[off])
            },
            command("hold", Strings.holdAbstract, parts, [id, off]) {
                CallQuestion(.hold, call: try $0[id]?.id, isOn: try !$0[off])
            },
            command("dtmf", Strings.tonesAbstract, parts, [digits, call]) {
                CallQuestion(.tones, call: try $0[call]?.id, tones: try $0[digits])
            },
            list(parts),
        ]
    }

    private static func command(
        _ name: String, _ abstract: LocalizedText, _ parts: CallParts, _ parameters: [any CommandParameter],
        _ question: @escaping @MainActor @Sendable (CommandContext) throws -> CallQuestion
    ) -> Command {
        Command(name, abstract: abstract, parameters: parameters) { context in
            guard let access = try await parts.access(isAlone: false) else {
                throw CommandFailure(Strings.nobodyListens, remedy: Strings.startListening, code: .unavailable)
            }
            let reply = try await access.ask(try question(context))
            if let call = reply.call { try context.output.writeLine(call.text) }
        }
    }

    private static func list(_ parts: CallParts) -> Command {
        Command("list", abstract: Strings.listAbstract, output: CallSchema.event) { context in
            let access = try await parts.access(isAlone: false)
            let writer = CallWriter(context: context)
            for call in try await access?.ask(CallQuestion(.list)).calls ?? [] { try writer.write(call) }
        }
    }
}
