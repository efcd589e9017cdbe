import LocalizationKit
import TextViewKitInterface

/// Why there is nothing to see, and the way to try again.
struct FailureView: View {
    let reason: LocalizedText
    let retry: Intent

    var body: some View {
        VStack(spacing: 1) {
            Text(reason).multilineTextAlignment(.center)
            Button(Strings.retry, retry).keyboardShortcut("r").defaultFocus()
        }
        .frame(maxWidth: .max, maxHeight: .max)
    }
}
