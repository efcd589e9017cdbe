import StateKit

/// A view model: what may be done to it, and what it shows.
@MainActor
final class SearchViewModel {
    let text: Input<String>
    let results: Output<[String]>
    let isSearching: Output<Bool>

    private let texts: PassthroughSubject<String, Never>

    init(in kernel: Kernel, find: @escaping @MainActor (String) -> Publisher<[String], Never>) {
        texts = PassthroughSubject(in: kernel, named: "search text")
        text = texts.input

        let queries = texts.publisher.debounce(for: .milliseconds(300)).removeDuplicates().share()
        let found = queries.flatMap(.latest, find).share()
        results = found.prepend([]).output()
        isSearching = queries.map { _ in true }.merge(with: found.map { _ in false }).prepend(false).output()
    }
}
