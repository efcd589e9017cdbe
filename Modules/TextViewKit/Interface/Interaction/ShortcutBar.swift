/// One line with the keys of the screen or dialog that has the focus; a live screen fills it in.
///
///     VStack {
///         CallScreen(model)
///         ShortcutBar()
///     }
///
/// All keys, also those that do not fit, are listed when the person presses `?`.
public struct ShortcutBar: View, Equatable {
    /// Creates the line.
    public init() {}

    /// An empty line; what it says is said by the controls themselves.
    public var body: some View {
        Text(" ").frame(maxWidth: .max).annotated(Annotation(isHidden: true, behaviour: .footer))
    }
}
