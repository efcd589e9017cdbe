public import TextViewKitInterface

/// Posters side by side with their titles, in any shape: a small one names the first poster alone, the others each.
public struct PosterPanel: View {
    /// What surrounds the posters.
    public var frame: PanelFrame
    /// The posters, the first of them the present one.
    public var figures: [PosterFigure]
    /// How many stand side by side.
    public var columns: Int
    /// How many rows of them there are.
    public var rows: Int
    /// Whether each has its title below it, instead of the first alone.
    public var namesEach: Bool
    /// Whether the last step went forward: then new ones come from the trailing edge.
    public var isForward: Bool

    private init(
        _ frame: PanelFrame, _ figures: [PosterFigure], columns: Int, rows: Int, namesEach: Bool, isForward: Bool
    ) {
        (self.frame, self.columns, self.rows) = (frame, columns, rows)
        let shown = figures.prefix(columns * rows)
        self.figures = frame.isRedacted ? shown.map(\.closed) : Array(shown)
        (self.namesEach, self.isForward) = (namesEach, isForward)
    }

    /// Two posters; below them title and subtitle of the first.
    public static func small(_ frame: PanelFrame, _ figures: [PosterFigure], isForward: Bool) -> PosterPanel {
        PosterPanel(frame, figures, columns: 2, rows: 1, namesEach: false, isForward: isForward)
    }

    /// Four posters with their titles.
    public static func medium(_ frame: PanelFrame, _ figures: [PosterFigure], isForward: Bool) -> PosterPanel {
        PosterPanel(frame, figures, columns: 4, rows: 1, namesEach: true, isForward: isForward)
    }

    /// Six posters with their titles, in two rows.
    public static func large(_ frame: PanelFrame, _ figures: [PosterFigure], isForward: Bool) -> PosterPanel {
        PosterPanel(frame, figures, columns: 3, rows: 2, namesEach: true, isForward: isForward)
    }

    /// The panel; its posters are pushed away by others.
    public var body: some View {
        Panel(frame, content: posters)
    }

    private var posters: some View {
        VStack(alignment: .leading) {
            ForEach(0..<rows, id: \.self) { row in line(row) }
            if !namesEach, let first = figures.first { names(first, width: frame.width) }
        }
        .id(figures.first?.id ?? "")
        .transition(.push(from: isForward ? .trailing : .leading))
        .animation(Animation(duration: .milliseconds(250)))
    }

    private func line(_ row: Int) -> some View {
        HStack(alignment: .top, spacing: 1) {
            ForEach(Array(figures.dropFirst(row * columns).prefix(columns)), id: \.id) { figure in
                VStack(alignment: .leading) {
                    PosterView(figure: figure, width: posterWidth, height: posterHeight)
                    if namesEach { names(figure, width: posterWidth) }
                }
            }
        }
    }

    /// Not read, because the poster itself says both.
    private func names(_ figure: PosterFigure, width: Int) -> some View {
        VStack(alignment: .leading) {
            Text(figure.title).bold().lineLimit(1)
            Text(figure.subtitle).dim().lineLimit(1)
        }
        .frame(width: width, height: 2, alignment: .topLeading)
        .accessibilityHidden()
    }

    private var posterWidth: Int { max(0, (frame.width - (columns - 1)) / columns) }

    private var posterHeight: Int {
        let named = namesEach ? 2 * rows : 2
        return max(0, (frame.contentHeight - named) / rows)
    }
}
