import LocalizationKit
import TextViewKitInterface

/// One page of the catalogue.
struct Page {
    /// Makes an intent that changes the values of the page's controls.
    typealias Act = (@escaping @MainActor @Sendable (inout Demo) -> Void) -> Intent

    /// The word by which it is asked for.
    var name: String
    /// What it shows, lower case.
    var summary: LocalizedText
    /// The rows that it looks best in.
    var height: Int
    var view: (Demo, @escaping Act) -> AnyView

    /// A page that stays what it is.
    init(_ name: String, _ summary: LocalizedText, height: Int, @ViewBuilder view: @escaping () -> some View) {
        self.init(name, summary, height: height) { _, _ in view() }
    }

    /// A page with controls.
    init(
        _ name: String, _ summary: LocalizedText, height: Int,
        @ViewBuilder view: @escaping (Demo, @escaping Act) -> some View
    ) {
        self.name = name
        self.summary = summary
        self.height = height
        self.view = { AnyView(view($0, $1)) }
    }

    /// The page in its frame; without values it is drawn once, and its controls do nothing.
    func screen(_ demo: Demo = Demo(), _ act: @escaping Act = { _ in .perform {} }) -> some View {
        VStack(alignment: .leading) { view(demo, act) }
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).padding(.horizontal, 1)
            .border(.rounded, colour: .blue, title: name)
    }
}
