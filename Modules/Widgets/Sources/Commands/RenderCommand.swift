import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import TextViewKitInterface
import WidgetHostInterface

/// `widgets render`: one picture of a widget, from what is kept and without any network.
@MainActor
struct RenderCommand {
    let parts: WidgetParts.Source

    var command: Command {
        Command(
            "render", abstract: Strings.renderAbstract, discussion: Strings.renderDiscussion,
            examples: [
                CommandExample("widgets render continue-watching --family medium", Strings.renderExample),
                CommandExample("widgets render continue-watching.1 --format waybar", Strings.renderBarExample),
            ],
            parameters: [
                WidgetParameters.target, WidgetParameters.family, WidgetParameters.format, WidgetParameters.width,
                WidgetParameters.height, WidgetParameters.redacted,
            ]
        ) { context in
            let parts = try parts()
            let format = try context[WidgetParameters.format] ?? (context.isStyled ? .ansi : .plain)
            // Beside reading what is kept, since the desktop takes a while to say.
            async let isLocked = parts.isLocked()
            let target = try await parts.target(
                try context[WidgetParameters.target], family: try context[WidgetParameters.family]?.family)
            let isHidden = await isLocked
            let isRedacted = try context[WidgetParameters.redacted] || format.isForLockScreen || isHidden
            let picture = WidgetPicture(
                target: target, parts: parts, context: context, width: try context[WidgetParameters.width],
                height: try context[WidgetParameters.height])
            try context.output.write(picture.text(format, isRedacted: isRedacted))
            // Whoever draws has the answer; what keeps the refresh away is told by the widget's age.
            if target.id != nil {
                try? await parts.refresh.startIfNeeded(context.invocation.executable, profile: parts.profile)
            }
        }
    }
}
