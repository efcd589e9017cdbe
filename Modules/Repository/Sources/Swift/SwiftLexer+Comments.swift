extension SwiftLexer {
    mutating func lineComment() {
        addComment(to: index + run { $0 != UInt8(ascii: "\n") })
    }

    /// A comment in `/*` and `*/`; such comments nest.
    mutating func blockComment() {
        var depth = 0
        var end = index
        repeat {
            switch (bytes[end], end + 1 < bytes.count ? bytes[end + 1] : 0) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                end += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                end += 2
            default: end += 1
            }
        } while depth > 0 && end < bytes.count
        addComment(to: end)
    }
}
