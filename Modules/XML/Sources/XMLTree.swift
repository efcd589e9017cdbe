import CXML
import XMLInterface

/// Puts elements together while the cursor goes through a document.
struct XMLTree {
    let cursor: OpaquePointer
    let limits: XMLLimits
    /// The elements that are not closed yet, from the outermost.
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var nodes = 0

    init(cursor: OpaquePointer, limits: XMLLimits) { (self.cursor, self.limits) = (cursor, limits) }

    /// Reads to the end of the document.
    mutating func read() throws(XMLError) -> XMLElement {
        var step = xml_cursor_next(cursor)
        while step != CInt(XML_CURSOR_END) {
            try take(step)
            step = xml_cursor_next(cursor)
        }
        guard let root else { throw problem }
        return root
    }

    private mutating func take(_ step: CInt) throws(XMLError) {
        switch Int(step) {
        case Int(XML_CURSOR_FAILED): throw problem
        case Int(XML_CURSOR_DOCUMENT_TYPE): throw .documentType(line: Int(xml_cursor_line(cursor)))
        case Int(XML_CURSOR_ELEMENT): try begin()
        case Int(XML_CURSOR_ELEMENT_END): end()
        case Int(XML_CURSOR_TEXT): note(text(xml_cursor_value(cursor)))
        default: break
        }
    }

    private mutating func begin() throws(XMLError) {
        guard open.count < limits.depth else { throw .tooLarge(.depth, limit: limits.depth) }
        let isEmpty = xml_cursor_is_empty(cursor) == 1
        var element = XMLElement(text(xml_cursor_name(cursor)), namespace: text(xml_cursor_namespace(cursor)))
        try count()
        while xml_cursor_next_attribute(cursor) == 1 {
            try count()
            let name = text(xml_cursor_name(cursor))
            element.attributes[name] = element.attributes[name] ?? text(xml_cursor_value(cursor))
        }
        open.append(element)
        if isEmpty { end() }
    }

    private mutating func count() throws(XMLError) {
        nodes += 1
        guard nodes <= limits.nodes else { throw .tooLarge(.nodes, limit: limits.nodes) }
    }

    private mutating func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private mutating func note(_ text: String) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

    private var problem: XMLError {
        var (line, column): (CInt, CInt) = (0, 0)
        let message = xml_cursor_problem(cursor, &line, &column).map { String(cString: $0) } ?? ""
        return .malformed(line: Int(line), column: Int(column), message)
    }
}
