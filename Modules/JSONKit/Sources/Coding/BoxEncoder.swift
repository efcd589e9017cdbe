/// Encodes into a box.
struct BoxEncoder: Encoder {
    let box: JSONBox
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        box.makeObject()
        return KeyedEncodingContainer(BoxMembers(box: box, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        box.makeArray()
        return BoxElements(box: box, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { BoxScalar(box: box, codingPath: codingPath) }
}

/// Encodes the members of an object.
private struct BoxMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let box: JSONBox
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { box.member(key.stringValue).put(.null) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try box.member(key.stringValue).put(value, at: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { encoder(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder(SuperKey()) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: some CodingKey) -> BoxEncoder {
        BoxEncoder(box: box.member(key.stringValue), codingPath: codingPath + [key])
    }
}

/// Encodes the values of an array.
private struct BoxElements: UnkeyedEncodingContainer {
    let box: JSONBox
    let codingPath: [any CodingKey]
    var count: Int { box.count }

    func encodeNil() { box.append().put(.null) }
    func encode<Value: Encodable>(_ value: Value) throws { try box.append().put(value, at: codingPath) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder }

    private var encoder: BoxEncoder { BoxEncoder(box: box.append(), codingPath: codingPath) }
}

/// Encodes one value.
private struct BoxScalar: SingleValueEncodingContainer {
    let box: JSONBox
    let codingPath: [any CodingKey]

    func encodeNil() { box.put(.null) }
    func encode<Value: Encodable>(_ value: Value) throws { try box.put(value, at: codingPath) }
}
