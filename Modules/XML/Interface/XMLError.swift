/// Why a document was not read.
public enum XMLError: Error, Sendable, Hashable {
    /// The document breaks a rule of XML 1.0 or of namespaces.
    case malformed(line: Int, column: Int, String)
    /// The document is beyond a limit: which one, and what it is.
    case tooLarge(String, limit: Int)
    /// The document declares a document type; entities could come from it.
    case documentType(line: Int)
    /// The library that reads XML is not on this machine; the text is what the system said.
    case unavailable(String)
}

extension XMLError: CustomStringConvertible {
    /// What is wrong, and where.
    public var description: String {
        switch self {
        case .malformed(let line, let column, let problem): "line \(line), column \(column): \(problem)"
        case .tooLarge(let what, let limit): "the document has more than \(limit) \(what)"
        case .documentType(let line): "line \(line): document types are not read, because entities could come from them"
        case .unavailable(let reason): "cannot open libxml2, install the package libxml2: \(reason)"
        }
    }
}
