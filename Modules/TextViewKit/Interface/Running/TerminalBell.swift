public import FeatureKitInterface

/// The bell of the terminal: a sound, a flash or a mark on its window, as the person has set it up there.
@MainActor
public protocol TerminalBell {
    /// Rings once; nothing happens while no screen is shown.
    func ring()
}

extension ServiceKey where Service == any TerminalBell {
    /// The bell of the terminal.
    public static var terminalBell: Self { Self("TerminalBell", in: "TextViewKitInterface") }
}
