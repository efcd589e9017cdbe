import JSONKit
import LocalizationKit
import TextViewKitInterface
import WidgetHostInterface
import WidgetViews
import WidgetsInterface

/// Kinds of other features, whose content only their drawing understands.
extension WidgetFace {
    /// The few words of a drawing; an error when it cannot read the content.
    func summary(of drawing: WidgetDrawing) -> WidgetSummary {
        guard let content else { return nothing }
        guard var summary = try? drawing.summary(content) else {
            return WidgetSummary(text: "⚠", lines: [Strings.notUnderstood], state: .error)
        }
        if summary.state == .content, shown.problem != nil { summary.state = .stale }
        summary.isInteractive = canScroll
        return summary
    }

    /// The view of a drawing: framed on a board, bare in a bar or on a lock screen.
    func view(of drawing: WidgetDrawing) -> AnyView {
        guard let content else { return message(shown.problem ?? Strings.nothingYet) }
        guard let view = try? drawing.view(content, surface) else { return message(Strings.notUnderstood) }
        guard family.isAccessory else { return AnyView(Panel(drawnFrame, content: view)) }
        let bare = view.frame(width: size.columns, height: size.rows, alignment: .topLeading).clipped()
        return isRedacted ? AnyView(bare.redacted().accessibilityHidden()) : AnyView(bare)
    }

    private var surface: WidgetSurface {
        let rows = family.isAccessory ? size.rows : drawnFrame.contentHeight
        return WidgetSurface(
            family, size: WidgetSize(columns: size.columns, rows: rows), now: now, press: actions.press,
            open: actions.open)
    }

    private var drawnFrame: PanelFrame {
        frame(notice: shown.problem == nil ? nil : Strings.outdated, buttons: canScroll ? scrollButtons : [])
    }

    /// What was delivered, to be decoded.
    private var content: (any Decoder)? {
        shown.content.flatMap { try? JSONNode(parsing: $0).decode(DecodedLater.self).decoder }
    }
}

/// Takes the decoder away, for a type that is not known here.
private struct DecodedLater: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) { self.decoder = decoder }
}
