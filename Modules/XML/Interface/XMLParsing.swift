public import FeatureKitInterface

/// Reads documents of XML 1.0 with namespaces.
public protocol XMLParsing: Sendable {
    /// Reads a document into memory.
    ///
    /// Entities other than the five of XML itself are not known, comments and processing instructions are left out, and
    /// nothing is fetched, whatever the document names.
    ///
    /// - Parameters:
    ///   - bytes: the document, in UTF-8, UTF-16 or an encoding that it declares and libxml2 knows.
    ///   - limits: how much of it is read.
    /// - Returns: the outermost element.
    /// - Throws: what is wrong, with its place.
    func parse(_ bytes: [UInt8], limits: XMLLimits) throws(XMLError) -> XMLElement
}

extension ServiceKey where Service == any XMLParsing {
    /// What reads XML.
    public static var xmlParsing: Self { Self("XMLParsing", in: "XMLInterface") }
}
