import TextViewKitInterface

/// The ways around a picture of which only a part is seen, and back to the whole.
struct MoveBar: View {
    let actions: PictureActions

    var body: some View {
        HStack(spacing: 1) {
            Button("←", actions.move(.left)).accessibilityLabel(Strings.moveLeft).keyboardShortcut(.left)
            Button("↑", actions.move(.up)).accessibilityLabel(Strings.moveUp).keyboardShortcut(.up)
            Button("↓", actions.move(.down)).accessibilityLabel(Strings.moveDown).keyboardShortcut(.down)
            Button("→", actions.move(.right)).accessibilityLabel(Strings.moveRight).keyboardShortcut(.right)
            Button("1×", actions.showAll).accessibilityLabel(Strings.wholePicture).keyboardShortcut("0")
        }
    }
}
