public import TextViewKitInterface

/// The windows of an app, drawn from their state: the app's own, its modals, and the overlays above.
///
///     NavigationView(navigation.state, navigation.system) { window, content in
///         VStack { TitleBar(window); content; TabBar(window) }
///     }
public struct NavigationView: View {
    private let layers: [NavigationLayer]

    /// Creates a view of a state.
    ///
    /// - Parameters:
    ///   - state: what is on the screen.
    ///   - system: takes what a person does to the container.
    ///   - chrome: what stands around the stack of the app's own window, given the window and the stack.
    @MainActor
    public init(
        _ state: NavigationState, _ system: any SystemNavigation,
        chrome: @MainActor (NavigationState.Window, AnyView) -> some View
    ) {
        let back = Intent.perform { [weak system] in system?.back() }
        layers = state.windows.flatMap { window in
            let content = state.content(of: window.stack, at: window.id, in: window.presentation)
            let isOwn = window.presentation == nil
            let base = NavigationLayer(
                id: window.id, presentation: window.presentation, stack: window.stack, back: back,
                content: isOwn ? AnyView(chrome(window, content)) : content)
            return [base]
                + window.modals.map { modal in
                    NavigationLayer(
                        id: modal.id, presentation: modal.presentation, stack: modal.stack, back: back,
                        content: state.content(of: modal.stack, at: modal.id, in: modal.presentation))
                }
        }
    }

    /// The layers, the lowest first.
    public var body: some View {
        ZStack {
            ForEach(layers, id: \.id) { $0 }
        }
    }
}

extension NavigationState {
    /// The top of a stack, with what moves in it.
    fileprivate func content(of stack: Stack, at place: Int, in presentation: Presentation?) -> AnyView {
        guard let top = stack.screens.last else { return AnyView(EmptyView()) }
        let shown = ScreenView(
            id: ObjectIdentifier(top), content: top.content,
            motion: motion?.place == place ? motion?.transition : nil,
            fills: ![.sheet, .alert].contains(presentation?.style))
        guard let swipe, top === visible else { return AnyView(shown) }
        let below = swipe.direction == .back ? stack.screens.dropLast().last?.content : nil
        return AnyView(
            SwipeLayout(direction: swipe.direction, progress: swipe.progress) {
                below ?? AnyView(EmptyView())
                shown.background(.default)
            })
    }
}
