public import LocalizationKit

/// What surrounds the content of a widget, whatever it is.
public struct PanelFrame: Sendable {
    /// What kind of widget it is, in a word or two.
    public var heading: LocalizedText
    /// What is wrong with what is shown, such as its age; `nil` when nothing is.
    public var notice: LocalizedText?
    /// The buttons at its foot: none, or back and forward.
    public var buttons: [PanelButton]
    /// Whether its content is to be hidden, as on a locked screen.
    public var isRedacted: Bool
    /// The columns that it has.
    public var width: Int
    /// The rows that it has.
    public var height: Int

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - heading: what kind of widget it is.
    ///   - width: the columns that it has.
    ///   - height: the rows that it has.
    ///   - notice: what is wrong with what is shown.
    ///   - buttons: the buttons at its foot.
    ///   - isRedacted: whether its content is hidden.
    public init(
        _ heading: LocalizedText, width: Int, height: Int, notice: LocalizedText? = nil, buttons: [PanelButton] = [],
        isRedacted: Bool = false
    ) {
        self.heading = heading
        self.notice = notice
        self.buttons = buttons
        self.isRedacted = isRedacted
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The rows that are left for the content.
    public var contentHeight: Int { max(0, height - 1 - (buttons.isEmpty ? 0 : 1)) }
}
