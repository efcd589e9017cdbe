import ImageCodecInterface
import LocalizationKit
import StateKit

/// What a person does with one picture; it alone sets the state.
@MainActor
final class PictureIntent {
    /// Decoded at most this large: enough to look closer at, and 16 MiB at most.
    nonisolated static let box = PixelSize(width: 2048, height: 2048)

    /// What the screen shows.
    let output: Output<PictureModel>
    /// What shall be shown beside.
    let router: RouterEvents<RouterEvent<GalleryRoute>>

    private let model: ScreenModel<PictureModel>
    private let items: [GalleryItem]
    private let loader: any GalleryLoading
    private let loading: ContentLoading<Picture>

    /// Begins with one of the pictures; `nil` when there is none at that place.
    init?(_ items: [GalleryItem], at position: Int, _ loader: any GalleryLoading, in kernel: Kernel) {
        guard items.indices.contains(position) else { return nil }
        (self.items, self.loader) = (items, loader)
        let first = PictureModel(item: items[position], position: position, count: items.count)
        model = ScreenModel(first, in: kernel, named: "picture")
        output = model.output
        router = RouterEvents(in: kernel)
        loading = ContentLoading(in: kernel)
    }

    /// Which picture is shown.
    var position: Int { model.state.position }

    /// The screen can be seen, for the first time or again: what is shown and fresh stays, and so does a failure, which a
    /// person retries.
    func onAppear() {
        switch model.state.state {
        case .idle: load()
        case .content: if loading.isStale { refresh() }
        case .loading, .failed: return
        }
    }

    /// Once more, in place of a load that runs.
    func retry() { load() }

    /// The picture was chosen: it gets the whole screen, if it is there.
    func onTapImage() {
        switch model.state.state {
        case .content: router.send(.show(.fullScreen))
        case .failed(let reason): alert(reason)
        case .idle, .loading: alert(Strings.notThereYet)
        }
    }

    /// What is known of the picture was asked for.
    func onInformation() {
        if model.state.state.content != nil { router.send(.show(.information)) } else { alert(Strings.notThereYet) }
    }

    /// What was opened last shall close.
    func close() { router.send(.exit) }

    /// Another picture, by its distance; beyond the ends there is none.
    func go(by distance: Int) {
        let position = position + distance
        guard items.indices.contains(position), distance != 0 else { return }
        model.set(
            PictureModel(item: items[position], position: position, count: items.count, state: .loading))
        start()
    }

    /// Closer, or further away.
    func zoom(in isCloser: Bool) { look { $0.zoomed(in: isCloser) } }

    /// To another part of the picture.
    func move(_ direction: Viewport.Direction) { look { $0.moved(direction) } }

    /// The whole picture again.
    func showAll() { look { _ in Viewport() } }
}

extension PictureIntent {
    private func load() {
        set(.loading)
        start()
    }

    private func start() {
        begin { [weak self] outcome in
            switch outcome {
            case .success(let picture): self?.set(.content(ShownPicture(picture)))
            case .failure(let failure): self?.set(.failed(failure.reason))
            }
        }
    }

    /// What is shown stays until there is something newer, also when there is not.
    private func refresh() {
        begin { [weak self] outcome in
            switch outcome {
            case .success(let picture):
                let viewport = self?.model.state.state.content?.viewport
                self?.set(.content(ShownPicture(picture, viewport ?? Viewport())))
            case .failure(let failure): self?.alert(failure.reason)
            }
        }
    }

    private func begin(finish: @escaping @MainActor (ContentLoading<Picture>.Outcome) -> Void) {
        let (loader, place) = (loader, model.state.item.place)
        loading.start({ try await loader.picture(at: place, fitting: Self.box) }, finish: finish)
    }

    private func look(_ change: (Viewport) -> Viewport) {
        guard let shown = model.state.state.content else { return }
        let viewport = change(shown.viewport)
        if viewport != shown.viewport { set(.content(ShownPicture(shown.picture, viewport))) }
    }

    private func set(_ state: ContentState<ShownPicture>) {
        var new = model.state
        new.state = state
        model.set(new)
    }

    private func alert(_ message: LocalizedText) {
        router.send(.show(.alert(title: Strings.cannotOpen, message: message)))
    }
}
