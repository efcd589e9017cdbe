/// A place for one value, filled while something encodes itself.
final class JSONBox {
    private enum Content {
        case nothing
        case value(JSONValue)
        case array([JSONBox])
        case object([(key: String, box: JSONBox)])
    }

    private var content = Content.nothing
    private var indexes: [String: Int] = [:]

    /// What was put in; an object without members when nothing was.
    var value: JSONValue {
        switch content {
        case .nothing: .object([])
        case .value(let value): value
        case .array(let boxes): .array(boxes.map(\.value))
        case .object(let members): .object(members.map { ($0.key, $0.box.value) })
        }
    }

    var count: Int { if case .array(let boxes) = content { boxes.count } else { 0 } }

    func put(_ value: JSONValue) { content = .value(value) }

    func put(_ value: some Encodable, at path: [any CodingKey]) throws {
        guard let scalar = value as? any JSONScalar else {
            return try value.encode(to: BoxEncoder(box: self, codingPath: path))
        }
        guard let json = scalar.json else {
            let context = EncodingError.Context(codingPath: path, debugDescription: "JSON has no \(value)")
            throw EncodingError.invalidValue(value, context)
        }
        put(json)
    }

    func makeArray() {
        if case .array = content { return }
        content = .array([])
    }

    func makeObject() {
        if case .object = content { return }
        content = .object([])
    }

    func append() -> JSONBox {
        guard case .array(var boxes) = content else { return JSONBox() }
        content = .nothing
        let box = JSONBox()
        boxes.append(box)
        content = .array(boxes)
        return box
    }

    /// The place of a member; a key that is encoded twice keeps its place and gets the later value.
    func member(_ key: String) -> JSONBox {
        guard case .object(var members) = content else { return JSONBox() }
        if let index = indexes[key] { return members[index].box }
        content = .nothing
        let box = JSONBox()
        indexes[key] = members.count
        members.append((key, box))
        content = .object(members)
        return box
    }
}
