import TextViewKitInterface

extension LayoutPass {
    /// The smallest box that holds the lines.
    ///
    /// A text takes at least one column and one line, and truncates what does not
    /// fit the height it is offered.
    func measureText(_ element: Element, _ content: Paragraph, _ proposal: ProposedSize) -> Size {
        let memory = element.textMemory(content, metrics)
        let width = max(proposal.width ?? Length.greatest, 1)
        if let simple = memory.simpleWidth, simple <= width { return Size(width: simple, height: 1) }
        let lines = layout(content, lineLimit: proposal.height, alignment: .leading).lines(
            of: memory.text, width: width)
        return Size(width: lines.reduce(0) { max($0, $1.indent + $1.width) }, height: max(lines.count, 1))
    }

    /// Breaks the text into the lines that are painted.
    func prepareText(_ element: Element, _ content: Paragraph, _ size: Size) {
        let memory = element.textMemory(content, metrics)
        memory.isSimple = memory.simpleWidth.map { $0 <= size.width } ?? false
        guard !memory.isSimple else { return }
        memory.lines = layout(content, lineLimit: size.height, alignment: content.alignment)
            .lines(of: memory.text, width: size.width)
    }

    private func layout(_ content: Paragraph, lineLimit: Int?, alignment: TextAlignment) -> TextLayout {
        var layout = TextLayout()
        layout.wrapping = content.wrapping
        layout.truncation = content.truncation
        layout.alignment = alignment
        layout.hangingIndent = content.hangingIndent
        layout.model = metrics.model
        layout.lineLimit = max(min(content.lineLimit ?? Length.greatest, lineLimit ?? Length.greatest), 1)
        // What stands on one line anyway needs no search for places to break it.
        if layout.lineLimit == 1 { layout.wrapping = .none }
        return layout
    }
}

extension Element {
    func textMemory(_ content: Paragraph, _ metrics: TextMetrics) -> TextMemory {
        if let known = memory as? TextMemory { return known }
        let made = TextMemory(content, metrics)
        memory = made
        return made
    }
}
