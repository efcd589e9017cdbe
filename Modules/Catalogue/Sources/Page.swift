import TextViewKitInterface

/// One page of the catalogue.
@MainActor
struct Page {
    /// The word by which it is asked for.
    var name: String
    /// What it shows, lower case.
    var summary: String
    /// The rows that it looks best in.
    var height: Int
    var view: () -> AnyView

    init(_ name: String, _ summary: String, height: Int, @ViewBuilder view: @escaping () -> some View) {
        self.name = name
        self.summary = summary
        self.height = height
        self.view = { AnyView(view()) }
    }

    /// The page in its frame.
    var screen: some View {
        VStack(alignment: .leading) { view() }
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).padding(.horizontal, 1)
            .border(.rounded, colour: .blue, title: name)
    }
}
