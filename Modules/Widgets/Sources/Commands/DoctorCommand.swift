import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import WidgetHostInterface

/// `widgets doctor`: what has to stand in the configuration of a host, and whether it does.
@MainActor
struct DoctorCommand {
    let parts: WidgetParts.Source

    private let host = Parameter<WidgetHostProgram>.argument("HOST", help: Strings.hostHelp)
    private let id = Parameter<String?>.optionalArgument("ID", help: Strings.idHelp)
    private let signal = Parameter<Int?>.optionalOption("signal", help: Strings.signalHelp)
    private let isCheck = Parameter.flag("check", help: Strings.checkHelp)
    private let file = Parameter<String?>.optionalOption(
        "configuration", value: "FILE", help: Strings.configurationHelp, completion: .file(endings: []))

    init(parts: @escaping WidgetParts.Source) { self.parts = parts }

    var command: Command {
        Command(
            "doctor", abstract: Strings.doctorAbstract, discussion: Strings.doctorDiscussion,
            examples: [
                CommandExample("widgets doctor waybar", Strings.doctorExample),
                CommandExample("widgets doctor waybar --check", Strings.doctorCheckExample),
            ], parameters: [host, id, signal, isCheck, file]
        ) { context in
            let parts = try parts()
            let placements = try parts.board.placements(of: parts.profile)
            let check = HostCheck(
                host: try context[host],
                machine: HostMachine(tree: parts.tree, variables: context.invocation.environment),
                placed: placements.map(\.id), file: try context[file])
            guard try !context[isCheck] else { return try report(check, context) }
            let name = try name(placements, context)
            try context.output.write(try snippet(name, context))
            try await show(name, check.host, parts, context)
            for problem in check.problems { try context.errors.writeLine(context.text(problem.text)) }
        }
    }

    /// The name that was asked for, else that of the first widget of what was begun.
    private func name(_ placements: [WidgetPlacement], _ context: CommandContext) throws -> String {
        let wanted = try context[id] ?? placements.first { $0.kind == WidgetKinds.continueWatching }?.id
        guard let wanted, placements.contains(where: { $0.id == wanted }) else {
            throw CommandFailure(
                Strings.nothingToShow,
                remedy: Strings.addFirst(program: context.path[0], kind: WidgetKinds.continueWatching.rawValue))
        }
        return wanted
    }

    private func snippet(_ name: String, _ context: CommandContext) throws -> String {
        let signal = try context[signal]
        if let signal, !RealTimeSignal.numbers.contains(signal) {
            throw CommandFailure(HostProblem.noSignal(signal).text, code: .usage)
        }
        return try context[host].snippet(
            program: ShellWord.quoted(context.invocation.executable), id: name, signal: signal)
    }

    private func report(_ check: HostCheck, _ context: CommandContext) throws {
        let problems = check.problems
        for problem in problems { try context.output.writeLine(context.text(problem.text)) }
        guard problems.isEmpty else {
            throw CommandFailure(
                Strings.hostShowsNothing(host: check.host.rawValue),
                remedy: Strings.askDoctor(program: context.path[0], host: check.host.rawValue))
        }
        try context.output.writeLine(context.text(Strings.hostIsRight(file: check.path)))
    }

    /// What the host would read now.
    private func show(
        _ name: String, _ host: WidgetHostProgram, _ parts: WidgetParts, _ context: CommandContext
    ) async throws {
        let target = try await parts.target(name, family: host.family)
        let picture = WidgetPicture(target: target, parts: parts, context: context)
        let line = String(picture.text(host.format, isRedacted: false).dropLast())
        try context.errors.writeLine(context.text(Strings.doctorShows(line: line)))
    }
}
