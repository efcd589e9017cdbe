public import LocalizationKit
public import TextViewKitInterface

/// A widget that has nothing to show, and says why.
public struct MessagePanel: View {
    /// What surrounds the message.
    public var frame: PanelFrame
    /// What is said.
    public var message: LocalizedText

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - frame: what surrounds the message.
    ///   - message: what is said.
    public init(_ frame: PanelFrame, message: LocalizedText) {
        self.frame = frame
        self.message = message
    }

    /// The message in the middle.
    public var body: some View {
        Panel(
            frame,
            content: Text(message).dim().multilineTextAlignment(.center)
                .upTo(width: frame.width, height: frame.contentHeight))
    }
}
