import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import WidgetHostInterface

/// `widgets doctor`: what has to stand in the configuration of a host.
@MainActor
struct DoctorCommand {
    let parts: WidgetParts.Source

    private let host = Parameter<WidgetHostProgram>.argument("HOST", help: Strings.hostHelp)
    private let id = Parameter<String?>.optionalArgument("ID", help: Strings.idHelp)

    init(parts: @escaping WidgetParts.Source) { self.parts = parts }

    var command: Command {
        Command(
            "doctor", abstract: Strings.doctorAbstract,
            examples: [CommandExample("widgets doctor waybar", Strings.doctorExample)], parameters: [host, id]
        ) { context in
            let parts = try parts()
            let placements = try parts.board.placements(of: parts.profile)
            let wanted = try context[id] ?? placements.first { $0.kind == WidgetKinds.continueWatching }?.id
            guard let wanted, let name = placements.first(where: { $0.id == wanted })?.id else {
                throw CommandFailure(
                    Strings.nothingToShow,
                    remedy: Strings.addFirst(
                        program: context.path[0], kind: WidgetKinds.continueWatching.rawValue))
            }
            let program = context.invocation.executable
            try context.output.write(try context[host].snippet(program: program, id: name))
            let line = try await RenderedLine(parts: parts, context: context).text(name, try context[host].format)
            try context.errors.writeLine(context.text(Strings.doctorShows(line: line)))
        }
    }
}

/// What a host would read now: the check that its snippet works.
@MainActor
private struct RenderedLine {
    let parts: WidgetParts
    let context: CommandContext

    func text(_ id: String, _ format: HostFormat) async throws -> String {
        let picture = WidgetPicture(target: try await parts.target(id, family: nil), parts: parts, context: context)
        return String(picture.text(format, isRedacted: false).dropLast())
    }
}
