import LocalizationKit
import TextViewKitInterface

/// A stack with what stands around it: nothing, a box, or a window.
struct NavigationLayer: View {
    let id: Int
    let presentation: Presentation?
    let title: LocalizedText
    let back: Intent
    let content: AnyView

    @MainActor
    init(id: Int, presentation: Presentation?, stack: NavigationState.Stack, back: Intent, content: AnyView) {
        (self.id, self.presentation, self.back, self.content) = (id, presentation, back, content)
        title = stack.screens.last?.title ?? ""
    }

    @ViewBuilder
    var body: some View {
        switch presentation?.style {
        case .none: content
        case .sheet, .alert:
            EnvironmentReader { environment in
                EmptySpace().sheet(title.text(in: environment.language), isPresented: true, onDismiss: back) {
                    content.fixedSize()
                }
            }
        case .fullScreen: window
        case .overlay: if presentation?.takesFocus == true { window } else { content }
        }
    }

    private var window: some View {
        content.frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).background(.default)
            .accessibilityTraits(.modal)
    }
}

/// All the room there is, and nothing in it.
private struct EmptySpace: View {
    var body: some View { Text("").frame(maxWidth: .max, maxHeight: .max) }
}
