/// The part of markdown that makes sense within a paragraph: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``,
/// `[text](address)`, and a backslash before a mark that is meant literally.
///
/// A mark that is never closed is text.
struct MarkdownParser {
    private let source: [Character]
    private var index = 0
    private var style = Style.plain
    private var pending = ""
    private var runs: [StyledRun] = []

    init(_ source: String) { self.source = Array(source) }

    static func runs(_ source: String) -> [StyledRun] {
        var parser = MarkdownParser(source)
        while parser.index < parser.source.count { parser.step() }
        parser.flush()
        return parser.runs
    }

    private mutating func step() {
        switch source[index] {
        case "\\" where index + 1 < source.count: take(escaped: true)
        case "*": if !toggle("**", .bold), !toggle("*", .italic) { take() }
        case "~": if !toggle("~~", .strikethrough) { take() }
        case "`": if !code() { take() }
        case "[": if !link() { take() }
        default: take()
        }
    }

    private mutating func take(escaped: Bool = false) {
        pending.append(source[escaped ? index + 1 : index])
        index += escaped ? 2 : 1
    }

    private mutating func flush(link: String? = nil) {
        guard !pending.isEmpty else { return }
        runs.append(StyledRun(pending, style: style, link: link))
        pending = ""
    }

    private func isAt(_ mark: String, _ place: Int) -> Bool {
        source[place...].starts(with: mark)
    }

    private func find(_ mark: String, from start: Int) -> Int? {
        guard start < source.count else { return nil }
        return (start..<source.count).first { isAt(mark, $0) }
    }

    private mutating func toggle(_ mark: String, _ attribute: TextAttributes) -> Bool {
        guard isAt(mark, index) else { return false }
        let isOpen = style.attributes.contains(attribute)
        guard isOpen || find(mark, from: index + mark.count + 1) != nil else { return false }
        flush()
        style.attributes.formSymmetricDifference(attribute)
        index += mark.count
        return true
    }

    private mutating func code() -> Bool {
        guard let end = find("`", from: index + 1), end > index + 1 else { return false }
        flush()
        runs.append(StyledRun(String(source[index + 1..<end]), style: Style(foreground: .cyan)))
        index = end + 1
        return true
    }

    private mutating func link() -> Bool {
        guard let middle = find("](", from: index + 1), let end = find(")", from: middle + 2) else { return false }
        flush()
        var linked = style
        linked.attributes.insert(.underline)
        let address = String(source[middle + 2..<end])
        runs.append(StyledRun(String(source[index + 1..<middle]), style: linked, link: address))
        index = end + 1
        return true
    }
}

extension Text {
    /// Shows text with marks as in markdown: `**bold**`, `*italic*`, `~~struck~~`, code between backticks and `[text](address)`.
    ///
    /// A backslash takes a mark literally; a mark that is never closed is shown as it is.
    ///
    /// - Parameter markdown: one paragraph or several lines; headings and lists are not known.
    public init(markdown: String) {
        self.init(StyledText(MarkdownParser.runs(markdown)))
    }
}
