import ImageCodecInterface
import LocalizationKit
import StateKit
import TextViewKitInterface

/// What a person does with the pictures of a source; it alone sets the state.
@MainActor
final class GalleryIntent {
    private typealias Thumbnail = Result<PixelImage, LoadFailure>

    /// Eighteen columns by six rows, in the pixels of a VT340: enough for every way to show pictures.
    nonisolated static let thumbnail = PixelSize(width: 180, height: 120)
    /// How many thumbnails are loaded at the same time.
    private static let parallelLoads = 2

    /// What the screen shows.
    let output: Output<ContentState<GalleryPage>>
    /// What shall be shown beside.
    let router: RouterEvents<RouterEvent<GalleryRoute>>

    /// Where the pictures come from.
    private(set) var source: GallerySource
    private let kernel: Kernel
    private let model: ScreenModel<ContentState<GalleryPage>>
    private let loader: any GalleryLoading
    private let loading: ContentLoading<GalleryListing>
    private let memory: GalleryMemory
    private let wanted: PassthroughSubject<Int, Never>
    private var thumbnails: AnyCancellable?

    init(
        _ source: GallerySource, keeping: GalleryKeeping = .nothing, _ loader: any GalleryLoading, in kernel: Kernel
    ) {
        (self.source, self.loader, self.kernel) = (source, loader, kernel)
        memory = GalleryMemory(keeping, in: kernel)
        model = ScreenModel(.idle, in: kernel, named: "gallery")
        output = model.output
        router = RouterEvents(in: kernel)
        loading = ContentLoading(in: kernel)
        wanted = PassthroughSubject(in: kernel, named: "thumbnails")
    }

    /// The pictures that are listed.
    var items: [GalleryItem] { model.state.content?.listing.items ?? [] }

    /// The screen can be seen, for the first time or again: what is fresh stays.
    func onAppear() {
        switch model.state {
        case .idle: load()
        case .content:
            memory.showAll()
            if loading.isStale { refresh() }
        case .loading, .failed: return
        }
    }

    /// Once more, in place of a load that runs.
    func retry() { load() }

    /// Another source.
    func open(_ source: GallerySource) {
        self.source = source
        memory.open(source)
        load()
    }

    /// A picture is seen on a screen of its own.
    func onShow(_ place: PicturePlace) { memory.show(place) }

    /// A picture was chosen.
    func onTapImage(_ position: Int) {
        if items.indices.contains(position) { router.send(.show(.picture(position))) }
    }

    /// Another source shall be asked for.
    func onSource() { router.send(.show(.source)) }

    /// What was opened last shall close.
    func close() { router.send(.exit) }

    /// Another page, by its distance; beyond the ends there is none.
    func turn(by distance: Int) {
        if let page = model.state.content { show(page.listing, page.number + distance) }
    }

    /// The page on which a picture stands.
    func turn(to position: Int) {
        if let page = model.state.content { show(page.listing, position / GalleryPage.size) }
    }
}

extension GalleryIntent {
    private func load() {
        thumbnails = nil
        model.set(.loading)
        begin { [weak self] outcome in
            switch outcome {
            case .success(let listing): self?.showFirst(listing)
            case .failure(let failure): self?.model.set(.failed(failure.reason))
            }
        }
    }

    /// What is shown stays until there is something newer, also when there is not.
    private func refresh() {
        begin { [weak self] outcome in
            switch outcome {
            case .success(let listing): self?.show(listing, self?.model.state.content?.number ?? 0)
            case .failure(let failure):
                self?.router.send(.show(.alert(title: Strings.cannotOpen, message: failure.reason)))
            }
        }
    }

    private func begin(finish: @escaping @MainActor (ContentLoading<GalleryListing>.Outcome) -> Void) {
        let (loader, source) = (loader, source)
        loading.start({ try await loader.listing(of: source) }, finish: finish)
    }

    /// A picture that an earlier run had open opens again.
    private func showFirst(_ listing: GalleryListing) {
        let position = memory.takeAwaited(in: listing.items)
        show(listing, (position ?? 0) / GalleryPage.size)
        if let position { router.send(.show(.formerPicture(position))) }
    }

    private func show(_ listing: GalleryListing, _ number: Int) {
        guard !listing.items.isEmpty else { return model.set(.failed(Strings.noPictures(source: listing.title))) }
        var page = GalleryPage(listing, number: number)
        let former = model.state.content
        if let former, former.listing == listing {
            guard former.number != page.number else { return }
        }
        for position in page.range { page.thumbnails[position] = .loading }
        model.set(.content(page))
        loadThumbnails(of: page)
    }

    /// Those of the page before are not waited for any more.
    private func loadThumbnails(of page: GalleryPage) {
        let items = page.listing.items
        thumbnails = wanted.publisher
            .flatMap(.merge(max: Self.parallelLoads)) { [kernel, loader] position in
                Self.thumbnail(of: items[position], loader, in: kernel).map { (position, $0) }
            }
            .sink { [weak self] in self?.take($0, $1) }
        for position in page.range { wanted.send(position) }
    }

    private static func thumbnail(
        of item: GalleryItem, _ loader: any GalleryLoading, in kernel: Kernel
    ) -> Publisher<Thumbnail, Never> {
        let place = item.thumbnail ?? item.place
        return kernel.task { () async -> Thumbnail in
            await .loading { try await loader.picture(at: place, fitting: Self.thumbnail).image }
        }
    }

    private func take(_ position: Int, _ result: Thumbnail) {
        guard var page = model.state.content, page.range.contains(position) else { return }
        switch result {
        case .success(let image): page.thumbnails[position] = .content(image)
        case .failure(let failure): page.thumbnails[position] = .failed(failure.reason)
        }
        model.set(.content(page))
    }
}
