/// Text in lines of at most so many columns.
///
/// Words move to the next line whole; one that is wider than a line stands alone. A blank line stays, and a line that
/// begins with a blank is kept as it is.
///
/// - Parameters:
///   - text: paragraphs.
///   - width: how many columns a line has.
/// - Returns: the lines without their ends.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let isKept = line.isEmpty || line.hasPrefix(" ")
        if isKept { lines.append(String(line)) } else { append(line, to: &lines, isOpen: isOpen, width: width) }
        isOpen = !isKept
    }
    return lines
}

private func append(_ text: Substring, to lines: inout [String], isOpen: Bool, width: Int) {
    var last = isOpen ? lines.popLast() ?? "" : ""
    for word in text.split(separator: " ") {
        if last.isEmpty {
            last = String(word)
        } else if last.count + 1 + word.count <= width {
            last += " \(word)"
        } else {
            lines.append(last)
            last = String(word)
        }
    }
    lines.append(last)
}
