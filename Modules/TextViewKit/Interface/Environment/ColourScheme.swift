/// Whether the terminal's background is dark or light.
public enum ColourScheme: String, Sendable, Hashable, CaseIterable {
    /// Light text on a dark ground.
    case dark
    /// Dark text on a light ground.
    case light
}
