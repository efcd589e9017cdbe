public import LocalizationKit

/// Text that leads somewhere: terminals that know hyperlinks open it, others show it underlined.
public struct Link: View, Equatable {
    private let title: LocalizedText
    private let address: String

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - title: what is read.
    ///   - address: where it leads, a URL.
    public init(_ title: some LocalizedTextConvertible, to address: String) {
        self.title = title.localizedText
        self.address = address
    }

    /// The underlined title.
    public var body: some View {
        let style = Style(foreground: .cyan, attributes: .underline)
        var text = Text(title)
        for index in text.content.text.runs.indices {
            text.content.text.runs[index].style = style
            text.content.text.runs[index].link = address
        }
        return text.annotated(
            Annotation(role: .link, value: address, coversChildren: true), saying: .init(label: title))
    }
}
