import TextViewKitInterface

/// One screen in its place; another screen is another view, which comes as the motion says.
struct ScreenView: View {
    let id: ObjectIdentifier
    let content: AnyView
    let motion: NavigationTransition?

    var body: some View {
        content
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
            .transition(motion?.transition ?? .identity)
            .animation(motion?.animation)
            .id(id)
    }
}
