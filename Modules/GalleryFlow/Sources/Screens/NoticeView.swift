import LocalizationKit
import TextViewKitInterface

/// Something to be read, and a button that closes it.
struct NoticeView<Content: View>: View {
    let close: Intent
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 1) {
            content
            Button(Strings.close, close)
        }
    }
}
