import LocalizationKit
import TextViewKitInterface

/// One picture among others, small, with its name.
struct TileView: View {
    let title: LocalizedText
    let thumbnail: ContentState<PixelImage>
    let open: Intent

    var body: some View {
        VStack {
            small.frame(width: TileFlow.tile.width, height: TileFlow.tile.height - 1).clipped()
            Text(title).lineLimit(1).frame(width: TileFlow.tile.width)
        }
        .onTap(open).accessibilityLabel(title)
    }

    @ViewBuilder
    private var small: some View {
        switch thumbnail {
        case .idle, .loading: GreyPlace()
        case .content(let image): Image(image, label: "", isResizable: true)
        case .failed(let reason): Text(reason).dim()
        }
    }
}
