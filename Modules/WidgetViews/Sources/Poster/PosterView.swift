import TextViewKitInterface

/// One poster of an exact size: the picture or the title on a ground, a badge, and a line of progress at its foot.
struct PosterView: View {
    var figure: PosterFigure
    var width: Int
    var height: Int

    var body: some View {
        let sheet = VStack(alignment: .leading) {
            ZStack(alignment: .topTrailing) {
                ground.frame(width: width, height: max(0, height - (figure.progress == nil ? 0 : 1)))
                if let badge = figure.badge { Badge(badge, colour: .yellow) }
            }
            if let progress = figure.progress { ProgressLine(fraction: progress, width: width) }
        }
        .frame(width: width, height: height, alignment: .topLeading)
        .clipped()
        .accessibilityLabel(figure.title)
        .accessibilityValue(figure.spokenValue)
        if let open = figure.open { sheet.onTap(open) } else { sheet }
    }

    @ViewBuilder
    private var ground: some View {
        if let picture = figure.picture {
            Image(picture, label: "", isResizable: true)
        } else {
            Text(figure.title).multilineTextAlignment(.center).bold()
                .frame(maxWidth: .max, maxHeight: .max)
                .background(.indexed(236))
        }
    }
}
