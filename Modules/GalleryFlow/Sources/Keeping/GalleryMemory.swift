import StateKit

/// Remembers what is looked at in a gallery, one change after the other.
@MainActor
final class GalleryMemory {
    private var record: GalleryRecord
    /// The picture that an earlier run had open, until it is there or something else is wanted.
    private var awaited: String?
    private let folder: String?
    private let records: PassthroughSubject<GalleryRecord, Never>
    private var writing: AnyCancellable?

    init(_ keeping: GalleryKeeping, in kernel: Kernel) {
        (record, awaited, folder) = (keeping.record, keeping.record.picture, keeping.folder)
        records = PassthroughSubject(in: kernel, named: "gallery record")
        let keep = keeping.keep
        writing = records.publisher
            .flatMap(.merge(max: 1)) { record in kernel.task { () async -> Void in await keep(record) } }
            .sink { _ in }
    }

    /// Another source was chosen.
    func open(_ source: GallerySource) {
        awaited = nil
        keep(GalleryRecord(source: source.written(from: folder)))
    }

    /// A picture is seen.
    func show(_ place: PicturePlace) {
        awaited = nil
        keep(GalleryRecord(source: record.source, picture: place.written))
    }

    /// All pictures are seen, and none of them alone.
    func showAll() {
        if awaited == nil { keep(GalleryRecord(source: record.source)) }
    }

    /// The place of the picture that an earlier run had open, once; `nil` when there is none.
    func takeAwaited(in items: [GalleryItem]) -> Int? {
        defer { awaited = nil }
        return awaited.flatMap { awaited in items.firstIndex { $0.place.written == awaited } }
    }

    private func keep(_ new: GalleryRecord) {
        guard new != record else { return }
        record = new
        records.send(new)
    }
}
