import LocalizationKit
public import TextViewKitInterface

/// The frame of a widget with content in it: a logo and a heading above, buttons below, both visible when the content
/// is not.
public struct Panel<Content: View>: View {
    /// What surrounds the content.
    public var frame: PanelFrame
    /// The content, which is cut to its room and drawn as blocks when it is to be hidden.
    public var content: Content

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - frame: what surrounds the content.
    ///   - content: the content.
    public init(_ frame: PanelFrame, content: Content) {
        self.frame = frame
        self.content = content
    }

    /// The head, the content, the buttons.
    public var body: some View {
        VStack(alignment: .leading) {
            head
            shownContent.upTo(width: frame.width, height: frame.contentHeight, alignment: .topLeading).clipped()
            if !frame.buttons.isEmpty { buttons }
        }
        .upTo(width: frame.width, height: frame.height, alignment: .topLeading)
        .clipped()
    }

    private var head: some View {
        HStack(spacing: 1) {
            Text("▶").foreground(.magenta).accessibilityHidden()
            Text(frame.heading).bold().lineLimit(1).accessibilityTraits(.header)
            Spacer()
            if let notice = frame.notice { Text(notice).foreground(.yellow).lineLimit(1).layoutPriority(-1) }
        }
        .upTo(width: frame.width, height: 1)
        .unredacted()
    }

    /// The same view in both cases, so that a screen that is locked shows blocks at once: what is taken away would be
    /// pushed out, and be seen as long as that takes.
    private var shownContent: AnyView {
        // Blocks have nothing to say, and what views are called is not drawn as blocks.
        let content = content.accessibilityHidden(frame.isRedacted)
        return frame.isRedacted ? AnyView(content.redacted()) : AnyView(content)
    }

    private var buttons: some View {
        HStack(spacing: 1) {
            ForEach(Array(frame.buttons.enumerated()), id: \.offset) { index, button in
                if index > 0 { Spacer() }
                Button(isNarrow ? LocalizedText(button.sign) : button.title, button.intent)
                    .accessibilityLabel(button.label)
            }
        }
        .upTo(width: frame.width, height: 1)
        .unredacted()
    }

    /// Whether the titles, of which the longest language has ten letters in brackets, do not fit beside each other.
    private var isNarrow: Bool { frame.width < 28 }
}
