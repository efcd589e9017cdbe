import FeatureKitTesting
import XML
public import XMLInterface

/// The parser of this module, for tests of those who read documents.
///
///     let feed = try RealXML.parser().parse(bytes, limits: XMLLimits())
public enum RealXML {
    /// The parser that a build has.
    ///
    /// - Returns: the parser.
    /// - Throws: what the module's factory throws.
    @MainActor public static func parser() throws -> any XMLParsing {
        try RecordedFeature(XMLFeature.self).service(.xmlParsing)
    }
}
