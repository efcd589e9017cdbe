/// What to call a source or a pipe in reports and traces: its name, or else the line where it was made.
@usableFromInline
struct Label: Sendable, CustomStringConvertible {
    var name: String?
    var file: StaticString
    var line: UInt

    @usableFromInline
    init(name: String?, file: StaticString, line: UInt) {
        (self.name, self.file, self.line) = (name, file, line)
    }

    @usableFromInline var description: String { name ?? "\(file):\(line)" }
}
