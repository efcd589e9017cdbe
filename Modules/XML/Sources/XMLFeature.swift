public import FeatureKitInterface
import XMLInterface

/// Reading XML.
public enum XMLFeature: Feature {
    /// Records the parser.
    public static func register(in registry: inout some Registering) {
        registry.provide(.xmlParsing) { _ in LibxmlParser() }
    }
}
