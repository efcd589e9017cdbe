/// The shapes in which a widget can be placed.
public enum WidgetFamily: String, Codable, Sendable, Hashable, CaseIterable {
    /// About a square, beside others.
    case small
    /// Twice as wide.
    case medium
    /// Twice as wide and twice as high.
    case large
    /// One line of text, in a bar.
    case accessoryInline
    /// Three lines, on a lock screen or in a message of the day.
    case accessoryRectangular
    /// A gauge.
    case accessoryCircular

    /// How large it is where nothing else is said.
    public var standardSize: WidgetSize {
        switch self {
        case .small: WidgetSize(columns: 24, rows: 10)
        case .medium: WidgetSize(columns: 50, rows: 10)
        case .large: WidgetSize(columns: 50, rows: 22)
        case .accessoryInline: WidgetSize(columns: 40, rows: 1)
        case .accessoryRectangular: WidgetSize(columns: 24, rows: 3)
        case .accessoryCircular: WidgetSize(columns: 7, rows: 3)
        }
    }

    /// Whether it belongs to a bar or a lock screen instead of a board.
    public var isAccessory: Bool {
        switch self {
        case .small, .medium, .large: false
        case .accessoryInline, .accessoryRectangular, .accessoryCircular: true
        }
    }
}
