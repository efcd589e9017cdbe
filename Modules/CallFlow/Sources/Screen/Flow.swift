import TextViewKitInterface

/// Parts side by side where there is room, and one below the other where there is not.
struct Flow<Content: View>: View {
    private let spacing: Int
    private let content: Content

    init(spacing: Int = 1, @ViewBuilder _ content: () -> Content) {
        (self.spacing, self.content) = (spacing, content())
    }

    var body: some View {
        EnvironmentReader { environment in
            if environment.widthClass == .compact {
                VStack(alignment: .leading) { content }
            } else {
                HStack(spacing: spacing) { content }
            }
        }
    }
}
