import CXML
import XMLInterface

/// Reads documents with libxml2.
struct LibxmlParser: XMLParsing {
    func parse(_ bytes: [UInt8], limits: XMLLimits) throws(XMLError) -> XMLElement {
        if let problem = xml_library_problem() { throw .unavailable(String(cString: problem)) }
        guard bytes.count <= min(limits.bytes, Int(Int32.max)) else { throw .tooLarge(.bytes, limit: limits.bytes) }
        guard !bytes.isEmpty else { throw .emptyDocument }
        let result = bytes.withUnsafeBytes { buffer -> Result<XMLElement, XMLError> in
            guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                let cursor = xml_cursor_open(start, CInt(buffer.count))
            else { return .failure(.unavailable("there is not enough memory")) }
            defer { xml_cursor_close(cursor) }
            return Result { () throws(XMLError) in
                var tree = XMLTree(cursor: cursor, limits: limits)
                return try tree.read()
            }
        }
        return try result.get()
    }
}
