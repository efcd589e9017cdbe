import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import WidgetCoreInterface
import WidgetHostInterface

/// `widgets forget`: takes the poster that a widget shows first out of what was begun, and puts it back.
@MainActor
struct ForgetCommand {
    let parts: WidgetParts.Source

    private let id = Parameter<String?>.optionalArgument("ID", help: Strings.forgetHelp)
    private let undo = Parameter.flag("undo", help: Strings.undoHelp)

    init(parts: @escaping WidgetParts.Source) { self.parts = parts }

    var command: Command {
        Command(
            "forget", abstract: Strings.forgetAbstract,
            examples: [
                CommandExample("widgets forget continue-watching.1", Strings.forgetExample),
                CommandExample("widgets forget --undo", Strings.undoExample),
            ], parameters: [id, undo]
        ) { context in
            let parts = try parts()
            if try context[undo] {
                let media = try await parts.restore(of: parts.profile)
                return try context.output.writeLine(context.text(Strings.restored(title: media.title)))
            }
            let poster = try await poster(try context[id] ?? WidgetKinds.continueWatching.rawValue, parts)
            let media = try await parts.forget(
                poster.id, title: poster.title, of: parts.profile)
            try context.output.writeLine(context.text(Strings.forgotten(title: media.title)))
            try context.errors.writeLine(context.text(Strings.undoHint))
        }
    }

    private func poster(_ name: String, _ parts: WidgetParts) async throws -> PosterScene.Poster {
        let target = try await parts.target(name, family: nil)
        guard target.id != nil, let poster = target.begun else { throw CommandFailure(Strings.nothingBegun) }
        return poster
    }
}

extension WidgetTarget {
    /// The poster that is shown first, of a widget of what was begun.
    fileprivate var begun: PosterScene.Poster? {
        let kinds = [WidgetKinds.continueWatching, WidgetKinds.continueWatchingStatic]
        guard kinds.contains(widget.kind), case .posters(let scene) = shown.scene else { return nil }
        return scene.posters.first
    }
}
