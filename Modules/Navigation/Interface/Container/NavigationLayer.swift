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
        case .none: content.onDismiss(back)
        case .sheet, .alert:
            EnvironmentReader { box(titled: title.text(in: $0.language)) }
        case .fullScreen: window
        case .overlay: if presentation?.takesFocus == true { window } else { content }
        }
    }

    private var window: some View {
        content.background(.default).accessibilityTraits(.modal).onDismiss(back)
    }

    /// A box that is at least as wide as its title.
    private func box(titled title: String) -> some View {
        EmptySpace().sheet(title, isPresented: true, onDismiss: back) {
            ZStack(alignment: .top) {
                Text(" \(title) ").lineLimit(1).hidden().accessibilityHidden()
                content
            }
        }
    }
}

/// All the room there is, and nothing in it.
private struct EmptySpace: View {
    var body: some View { Text("").frame(maxWidth: .max, maxHeight: .max) }
}
