import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import WidgetHostInterface

/// `widgets stream`: a line whenever what a host shows is another one, and clicks where the host tells of them.
@MainActor
struct StreamCommand {
    let parts: WidgetParts.Source

    private let format = Parameter<HostFormat>.option("format", help: Strings.formatHelp, default: .json)

    init(parts: @escaping WidgetParts.Source) { self.parts = parts }

    var command: Command {
        Command(
            "stream", abstract: Strings.streamAbstract,
            examples: [CommandExample("widgets stream continue-watching.1 --format i3bar", Strings.streamExample)],
            parameters: [WidgetParameters.id, format, WidgetParameters.width]
        ) { context in
            let parts = try parts()
            let id = try context[WidgetParameters.id]
            let stream = WidgetStream(
                id: id, format: try context[format], width: try context[WidgetParameters.width], parts: parts,
                context: context)
            try await stream.run()
        }
    }
}
