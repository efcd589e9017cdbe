/// Text that leads somewhere: terminals that know hyperlinks open it, others show it underlined.
public struct Link: View, Equatable {
    private let title: String
    private let address: String

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - title: what is read.
    ///   - address: where it leads, a URL.
    public init(_ title: String, to address: String) {
        self.title = title
        self.address = address
    }

    /// The underlined title.
    public var body: some View {
        let style = Style(foreground: .cyan, attributes: .underline)
        return Text(StyledText([StyledRun(title, style: style, link: address)]))
            .annotated(Annotation(role: .link, label: title, value: address))
    }
}
