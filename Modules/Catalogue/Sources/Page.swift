import LocalizationKit
import TextViewKitInterface

/// One page of the catalogue.
@MainActor
struct Page {
    /// The word by which it is asked for.
    var name: String
    /// What it shows, lower case.
    var summary: LocalizedText
    /// The rows that it looks best in.
    var height: Int
    var view: (Words) -> AnyView

    init(_ name: String, _ summary: LocalizedText, height: Int, @ViewBuilder view: @escaping (Words) -> some View) {
        self.name = name
        self.summary = summary
        self.height = height
        self.view = { AnyView(view($0)) }
    }

    /// The page in its frame.
    var screen: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) { view(Words(language: environment.language)) }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).padding(.horizontal, 1)
        .border(.rounded, colour: .blue, title: name)
    }
}
