import LocalizationKit
import NavigationInterface
import TextViewKitInterface

/// The whole app: its windows, with a message over them.
struct ShellView: View {
    private let windows: NavigationView
    private let message: LocalizedText?
    private let dismiss: Intent

    @MainActor
    init(
        _ state: NavigationState, _ system: any SystemNavigation, chrome: ChromeContent, message: LocalizedText?,
        actions: ShellActions
    ) {
        windows = NavigationView(state, system) { Chrome(around: $1, of: $0, chrome, actions) }
        (self.message, dismiss) = (message, actions.dismissMessage)
    }

    var body: some View {
        EnvironmentReader { environment in
            ZStack {
                windows
                // Above the tabs and the keys, and over whatever sheet is open.
                Text("").frame(maxWidth: .max, maxHeight: .max)
                    .toast(
                        message?.text(in: environment.language) ?? "", isPresented: message != nil, onDismiss: dismiss
                    )
                    .padding(.bottom, 2)
            }
        }
    }
}
