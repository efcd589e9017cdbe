import JSONKit

/// One thing that can be done.
struct OpenAPIOperation {
    let method: String
    let summary: String
    let success: Int
    /// The schema of the answer; `nil` for an answer without a body.
    let schema: String?
    /// The schema of the body.
    let body: String?
    let failures: [Int]
    let isSecured: Bool
    let parameter: OpenAPIParameter?

    init(
        _ method: String, _ summary: String, _ success: Int, _ schema: String?, body: String? = nil,
        _ failures: [Int] = [], isSecured: Bool = false,
        parameter: OpenAPIParameter? = nil
    ) {
        (self.method, self.summary, self.success, self.schema) = (method, summary, success, schema)
        (self.body, self.failures, self.isSecured, self.parameter) = (body, failures, isSecured, parameter)
    }

    var document: JSONValue {
        var members: [(key: String, value: JSONValue)] = [("summary", .string(summary))]
        if isSecured { members.append(("security", [["bearer": []]])) }
        if let parameter { members.append(("parameters", [parameter.document])) }
        if let body { members.append(("requestBody", ["required": true, "content": Self.content(body)])) }
        members.append(("responses", .object([(key: "\(success)", value: answer)] + failures.map(Self.failure))))
        return .object(members)
    }

    private var answer: JSONValue {
        schema.map { ["description": "done", "content": Self.content($0)] } ?? ["description": "done"]
    }

    private static func failure(_ status: Int) -> (key: String, value: JSONValue) {
        ("\(status)", ["description": "refused", "content": content("Error")])
    }

    private static func content(_ schema: String) -> JSONValue {
        ["application/json": ["schema": ["$ref": .string("#/components/schemas/\(schema)")]]]
    }
}
