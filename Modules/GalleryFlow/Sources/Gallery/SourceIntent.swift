import LocalizationKit
import NetworkInterface
import StateKit

/// What a person does with the question for another source.
@MainActor
final class SourceIntent {
    /// What the question shows.
    let output: Output<SourceModel>

    private let model: ScreenModel<SourceModel>
    private let home: String?
    private let answer: @MainActor (GallerySource) -> Void

    /// Asks; the home is the person's, for paths, and the answer takes the source.
    init(home: String?, in kernel: Kernel, answer: @escaping @MainActor (GallerySource) -> Void) {
        (self.home, self.answer) = (home, answer)
        model = ScreenModel(SourceModel(), in: kernel, named: "source")
        output = model.output
    }

    /// The text was changed.
    func write(_ text: String) { model.set(SourceModel(text: text)) }

    /// It is to be opened: what is no source stays, and is told.
    func submit() {
        var text = String(model.state.text.drop { $0.isWhitespace })
        while text.last?.isWhitespace == true { text.removeLast() }
        do throws(HTTPURLError) {
            answer(try GallerySource(text, home: home))
        } catch {
            model.set(SourceModel(text: model.state.text, problem: error.explanation))
        }
    }
}
