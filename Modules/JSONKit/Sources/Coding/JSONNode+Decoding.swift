extension JSONNode {
    /// The value as a type that decodes itself; members that the type does not ask for are ignored.
    ///
    /// - Parameter type: the type.
    /// - Returns: the value.
    /// - Throws: ``JSONError`` at the place that does not fit, and whatever the type throws.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        if let scalar = type as? any JSONScalar.Type, let value = try scalar.init(self) as? Value { return value }
        return try Value(from: NodeDecoder(node: self, codingPath: []))
    }
}
