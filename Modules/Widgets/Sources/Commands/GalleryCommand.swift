import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import TextViewKitInterface
import WidgetHostInterface

/// `widgets gallery`: every kind in every shape, with a preview for which nothing is loaded.
@MainActor
struct GalleryCommand {
    let parts: WidgetParts.Source

    var command: Command {
        Command("gallery", abstract: Strings.galleryAbstract) { context in
            let parts = try parts()
            for widget in parts.board.widgets {
                try context.output.writeLine("\(widget.kind): \(context.text(widget.summary))\n")
                for family in widget.families { try await show(widget, family, parts, context) }
            }
        }
    }

    private func show(
        _ widget: Widget, _ family: WidgetFamily, _ parts: WidgetParts, _ context: CommandContext
    ) async throws {
        let face = WidgetFace(
            widget: widget, family: family, size: family.standardSize,
            shown: try await parts.center.preview(widget.kind, family, for: parts.profile), now: parts.clock.now,
            drawing: parts.drawings[widget.kind])
        try context.output.writeLine("  \(widget.kind) --family \(family.rawValue)")
        let picture = parts.rendering.render(
            face.view, size: Size(width: face.size.columns, height: face.size.rows),
            environment: EnvironmentValues(language: context.language), as: context.isStyled ? .ansi : .text)
        for line in picture.split(separator: "\n", omittingEmptySubsequences: false) {
            try context.output.writeLine(line.isEmpty ? "" : "  \(line)")
        }
    }
}
