/// A place in a text: line and column, both from 1; a column counts Unicode scalars, as editors do.
public struct JSONPosition: Sendable, Hashable, Comparable {
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether one place stands before another.
    public static func < (left: JSONPosition, right: JSONPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

extension JSONPosition: CustomStringConvertible {
    /// `line:column`, as compilers print it.
    public var description: String { "\(line):\(column)" }
}
