import TextViewKitInterface

/// A text put together from its runs, with what its lines have in common.
struct TextContent {
    let text: String
    let spans: [StyleSpan]
    let tabWidth: Int
    let model: WidthModel

    init(_ styled: StyledText, tabWidth: Int, model: WidthModel) {
        text = styled.plain
        self.tabWidth = min(max(1, tabWidth), 1 << 16)
        self.model = model
        var end = 0
        spans = styled.runs.map { run in
            end += run.text.utf8.count
            return StyleSpan(end: end, style: run.style, link: run.link)
        }
    }
}
