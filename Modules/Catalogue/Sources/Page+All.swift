@MainActor
extension Page {
    /// All pages, from the smallest parts to whole screens.
    static let all: [Page] = [
        .text, .lines, .colours, .stacks, .frames, .grid, .borders, .layers, .layout, .lists, .selection, .scrolling,
        .table, .tabs,
        .buttons, .fields, .progress, .charts, .badges, .image, .sheet, .alert, .toast, .transitions, .hiding,
        .surroundings,
    ]
}
