import LocalizationKit
import TextViewKitInterface

/// A view that needs strings in the language of its place, because what it is made of takes nothing else.
struct Wording<Content: View>: View {
    @ViewBuilder let content: (Words) -> Content

    var body: some View {
        EnvironmentReader { content(Words(language: $0.language)) }
    }
}
