import LocalizationKit
import TextViewKitInterface

/// A page that can be longer than the screen, over the button that leads on.
struct WelcomePage<Content: View>: View {
    private let title: LocalizedText
    private let action: Intent
    private let content: Content

    init(title: LocalizedText, action: Intent, @ViewBuilder content: () -> Content) {
        (self.title, self.action, self.content) = (title, action, content())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            ScrollView(showsBar: true) { content }.frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
            Button(title, action).defaultFocus()
        }
    }
}
