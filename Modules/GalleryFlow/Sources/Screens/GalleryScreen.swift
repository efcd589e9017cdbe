import LocalizationKit
import TextViewKitInterface

/// The pictures of a source, a page of them at a time.
struct GalleryScreen: View {
    let state: ContentState<GalleryPage>
    let actions: GalleryActions

    /// Each state has a bar of its own, so that the focus goes to the pictures when they come.
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            switch state {
            case .idle: GreyPlace()
            case .loading:
                ProgressView(Strings.loading).frame(maxWidth: .max, maxHeight: .max)
                openButton
            case .content(let page):
                tiles(page)
                bar(page)
            case .failed(let reason):
                FailureView(reason: reason, retry: actions.retry)
                openButton
            }
        }
    }

    private func tiles(_ page: GalleryPage) -> some View {
        ScrollView(showsBar: true) {
            TileFlow()() {
                ForEach(page.range) { position in
                    TileView(
                        title: page.listing.items[position].title, thumbnail: page.thumbnails[position] ?? .idle,
                        open: actions.open(position)
                    )
                    .defaultFocus(position == page.range.lowerBound)
                }
            }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }

    private var openButton: some View { Button(Strings.open, actions.askForSource).keyboardShortcut("o") }

    /// What the source is called, the pages, and the way to another source.
    private func bar(_ page: GalleryPage) -> some View {
        HStack(spacing: 1) {
            openButton
            if page.count > 1 { PageBar(page: page, turn: actions.turn) }
            (Text(page.listing.title).bold() + Text("  ") + Text(page.summary).dim()).lineLimit(1)
        }
    }
}

extension GalleryPage {
    /// How many pictures there are, or which of them are seen.
    fileprivate var summary: LocalizedText {
        let isCut = listing.total > listing.items.count
        if count == 1, !isCut { return Strings.pictures(count: listing.total) }
        let range = Strings.pageRange(first: range.lowerBound + 1, last: range.upperBound, total: listing.items.count)
        return isCut ? Strings.cutRange(range: range, total: listing.total) : range
    }
}
