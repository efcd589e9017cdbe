public import LocalizationKit
public import TextViewKitInterface

/// A button of a widget.
public struct PanelButton: Sendable {
    /// What stands on it where there is room.
    public var title: LocalizedText
    /// What stands on it where there is little.
    public var sign: String
    /// What it is called by those who hear it.
    public var label: LocalizedText
    /// What it does.
    public var intent: Intent

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: what stands on it where there is room.
    ///   - sign: what stands on it where there is little.
    ///   - label: what it is called by those who hear it.
    ///   - intent: what it does.
    public init(_ title: LocalizedText, sign: String, label: LocalizedText, intent: Intent) {
        self.title = title
        self.sign = sign
        self.label = label
        self.intent = intent
    }
}
