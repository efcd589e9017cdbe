/// Decodes from a node of a document.
struct NodeDecoder: Decoder {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let members = Dictionary(try node.members().map { ($0.key, $0.value) }) { first, _ in first }
        return KeyedDecodingContainer(NodeMembers(node: node, members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        NodeElements(node: node, elements: try node.array(), codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { NodeScalar(node: node, codingPath: codingPath) }
}

/// Decodes the members of an object.
private struct NodeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let node: JSONNode
    let members: [String: JSONNode]
    let codingPath: [any CodingKey]
    var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try member(key).content == .null }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try member(key).decode(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder(SuperKey()) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

    private func member(_ key: some CodingKey) throws(JSONError) -> JSONNode {
        guard let member = members[key.stringValue] else {
            throw JSONError("missing key `\(key.stringValue)`", at: node.position)
        }
        return member
    }

    private func decoder(_ key: some CodingKey) throws -> NodeDecoder {
        NodeDecoder(node: try member(key), codingPath: codingPath + [key])
    }
}

/// Decodes the values of an array.
private struct NodeElements: UnkeyedDecodingContainer {
    let node: JSONNode
    let elements: [JSONNode]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    init(node: JSONNode, elements: [JSONNode], codingPath: [any CodingKey]) {
        self.node = node
        self.elements = elements
        self.codingPath = codingPath
    }

    mutating func decodeNil() throws -> Bool {
        let isNull = try present.content == .null
        if isNull { currentIndex += 1 }
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try present.decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try nextDecoder().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nextDecoder().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try nextDecoder() }

    private var present: JSONNode {
        get throws(JSONError) {
            guard !isAtEnd else { throw JSONError("expected more than \(elements.count) values", at: node.position) }
            return elements[currentIndex]
        }
    }

    private mutating func nextDecoder() throws -> NodeDecoder {
        let decoder = NodeDecoder(node: try present, codingPath: codingPath)
        currentIndex += 1
        return decoder
    }
}

/// Decodes one value.
private struct NodeScalar: SingleValueDecodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { node.content == .null }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try node.decode(type) }
}
