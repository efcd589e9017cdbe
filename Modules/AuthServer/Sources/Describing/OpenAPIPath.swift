import JSONKit

/// A path with what can be done there.
struct OpenAPIPath {
    let path: String
    let operations: [OpenAPIOperation]

    init(_ path: String, _ operations: [OpenAPIOperation]) {
        (self.path, self.operations) = (path, operations)
    }

    var document: JSONValue { .object(operations.map { (key: $0.method, value: $0.document) }) }
}
