import JSONKit

/// A parameter of a query.
struct OpenAPIParameter {
    private let name: String
    private let schema: JSONValue
    private let isRequired: Bool

    /// One that has a few values.
    init(_ name: String, _ values: [String], isRequired: Bool = true) {
        (self.name, self.isRequired) = (name, isRequired)
        schema = ["type": "string", "enum": JSONValue(values)]
    }

    /// One that has to be there, of the shape of a pattern.
    init(_ name: String, pattern: String) {
        (self.name, isRequired) = (name, true)
        schema = ["type": "string", "pattern": .string(pattern)]
    }

    var document: JSONValue {
        ["name": .string(name), "in": "query", "required": .bool(isRequired), "schema": schema]
    }
}
