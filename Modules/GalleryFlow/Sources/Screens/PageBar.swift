import TextViewKitInterface

/// The way to the pages before and after.
struct PageBar: View {
    let page: GalleryPage
    let turn: (Int) -> Intent

    var body: some View {
        HStack(spacing: 1) {
            Button("‹", turn(-1)).accessibilityLabel(Strings.previousPage).keyboardShortcut("p")
                .disabled(page.number == 0)
            Button("›", turn(1)).accessibilityLabel(Strings.nextPage).keyboardShortcut("n")
                .disabled(page.number == page.count - 1)
        }
    }
}
