import PlatformInterface
import StateKit
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface

/// Asks for the previews of kinds, one after the other, and shows each as soon as it is there.
@MainActor
final class GalleryController {
    private(set) var model: GalleryModel
    /// Says that the model is another one.
    let changes: PassthroughSubject<Void, Never>
    private let parts: WidgetParts
    private let kind: WidgetKind?
    private var task: Task<Void, Never>?
    private var subscription: AnyCancellable?

    /// - Parameters:
    ///   - parts: what widgets are made of.
    ///   - kind: the one kind that is shown; `nil` for all.
    ///   - kernel: the turns of the app.
    init(_ parts: WidgetParts, only kind: WidgetKind? = nil, in kernel: Kernel) {
        (self.parts, self.kind) = (parts, kind)
        model = Self.model(parts, kind)
        changes = PassthroughSubject(in: kernel, named: "gallery of widgets")
        ask()
        subscription = parts.onProfileChange { [weak self] _ in self?.begin() }
    }

    isolated deinit { task?.cancel() }

    /// Shows what somebody else would see, and nothing of who was here before.
    private func begin() {
        task?.cancel()
        model = Self.model(parts, kind)
        changes.send()
        ask()
    }

    private static func model(_ parts: WidgetParts, _ kind: WidgetKind?) -> GalleryModel {
        GalleryModel(
            parts.board.widgets.filter { kind == nil || $0.kind == kind }, parts.drawings, now: parts.clock.now)
    }

    private func ask() {
        let (items, profile) = (model.items, parts.profile)
        task = Task { [weak self, parts, kind] in
            for (index, item) in items.enumerated() {
                let shown = try? await parts.center.preview(item.widget.kind, item.family, for: profile)
                guard !Task.isCancelled else { return }
                let scene = kind == nil ? nil : shown?.scene
                self?.show(shown, parts.pictures.pictures(in: scene, profile: profile), at: index)
            }
        }
    }

    private func show(_ shown: ShownWidget?, _ pictures: [MediaID: PixelImage], at index: Int) {
        (model.items[index].shown, model.items[index].pictures) = (shown, pictures)
        changes.send()
    }
}
