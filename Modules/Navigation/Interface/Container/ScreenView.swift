import TextViewKitInterface

/// One screen in its place; another screen is another view, which comes as the motion says.
struct ScreenView: View {
    let id: ObjectIdentifier
    let content: AnyView
    let motion: NavigationTransition?
    /// Whether it takes all the room there is, which a screen in a box does not.
    let fills: Bool

    var body: some View {
        content
            .frame(maxWidth: fills ? .max : nil, maxHeight: fills ? .max : nil, alignment: .topLeading)
            .transition(motion?.transition ?? .identity)
            .animation(motion?.animation)
            .id(id)
    }
}
