public import LocalizationKit

/// Why a document was not read.
public enum XMLError: Error, Sendable, Hashable {
    /// What a document has too much of.
    public enum Measure: Sendable, Hashable {
        /// Bytes.
        case bytes
        /// Elements inside each other.
        case depth
        /// Elements and attributes together.
        case nodes
    }

    /// The document breaks a rule of XML 1.0 or of namespaces; which one, in the words of libxml2.
    case malformed(line: Int, column: Int, String)
    /// The document has no byte.
    case emptyDocument
    /// The document is beyond a limit.
    case tooLarge(Measure, limit: Int)
    /// The document declares a document type; entities could come from it.
    case documentType(line: Int)
    /// The library that reads XML is not on this machine; the text is what the system said.
    case unavailable(String)
}

extension XMLError: ExplainedError {
    /// What is wrong, and where.
    public var explanation: LocalizedText {
        switch self {
        case .malformed(let line, let column, let problem):
            Strings.malformed(line: "\(line)", column: "\(column)", problem: LocalizedText(problem))
        case .emptyDocument: Strings.emptyDocument
        case .tooLarge(.bytes, let limit): Strings.tooManyBytes(limit: "\(limit)")
        case .tooLarge(.depth, let limit): Strings.tooDeep(limit: "\(limit)")
        case .tooLarge(.nodes, let limit): Strings.tooManyNodes(limit: "\(limit)")
        case .documentType(let line): Strings.documentType(line: "\(line)")
        case .unavailable(let reason): Strings.unavailable(reason: LocalizedText(reason))
        }
    }
}
