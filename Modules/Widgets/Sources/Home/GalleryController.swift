import PlatformInterface
import StateKit
import WidgetHostInterface

/// Asks for the previews of kinds, one after the other, and shows each as soon as it is there.
@MainActor
final class GalleryController {
    private(set) var model: GalleryModel
    /// Says that the model is another one.
    let changes: PassthroughSubject<Void, Never>
    private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - parts: what widgets are made of.
    ///   - kind: the one kind that is shown; `nil` for all.
    ///   - kernel: the turns of the app.
    init(_ parts: WidgetParts, only kind: WidgetKind? = nil, in kernel: Kernel) {
        model = GalleryModel(parts.board.widgets.filter { kind == nil || $0.kind == kind }, now: parts.clock.now)
        changes = PassthroughSubject(in: kernel, named: "gallery of widgets")
        let items = model.items
        task = Task { [weak self] in
            for (index, item) in items.enumerated() {
                let shown = try? await parts.center.preview(item.widget.kind, item.family, for: parts.profile)
                guard !Task.isCancelled else { return }
                self?.show(shown, at: index)
            }
        }
    }

    isolated deinit { task?.cancel() }

    private func show(_ shown: ShownWidget?, at index: Int) {
        model.items[index].shown = shown
        changes.send()
    }
}
