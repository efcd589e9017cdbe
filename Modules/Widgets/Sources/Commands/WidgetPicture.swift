import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import TextViewKitInterface
import WidgetHostInterface

/// A widget as it is written for a host.
@MainActor
struct WidgetPicture {
    let target: WidgetTarget
    let parts: WidgetParts
    let context: CommandContext
    var width: Int?
    var height: Int?

    /// With the line feed at its end.
    func text(_ format: HostFormat, isRedacted: Bool) -> String {
        var face = face(isRedacted)
        guard let kind = format.rendering else {
            return writer.text(face.summary, for: format) + "\n"
        }
        // Without its colours a picture is a wall of blocks, and a screen reader has the title.
        if kind == .ansi || kind == .svg {
            face.pictures = parts.pictures.pictures(in: target.shown.scene, profile: parts.profile)
        }
        return parts.rendering.render(
            face.view, size: Size(width: face.size.columns, height: face.size.rows),
            environment: EnvironmentValues(language: context.language), as: kind)
    }

    private func face(_ isRedacted: Bool) -> WidgetFace {
        let standard = target.family.standardSize
        let size = WidgetSize(columns: width ?? standard.columns, rows: height ?? standard.rows)
        return WidgetFace(
            widget: target.widget, family: target.family, size: size, shown: target.shown, now: parts.clock.now,
            isRedacted: isRedacted, drawing: target.drawing)
    }

    private var writer: HostWriter {
        HostWriter(
            rendering: parts.rendering, language: context.language,
            width: width ?? WidgetFamily.accessoryInline.standardSize.columns,
            program: ShellWord.quoted(context.invocation.executable), id: target.id)
    }
}

extension HostFormat {
    /// How a picture is rendered for it; `nil` for hosts that take one line of text.
    fileprivate var rendering: RenderFormat? {
        switch self {
        case .ansi: .ansi
        case .plain: .text
        case .svg: .svg
        case .a11y: .a11y
        case .json, .pango, .waybar, .i3bar, .polybar, .tmux, .eww, .hyprlock, .argos: nil
        }
    }
}
