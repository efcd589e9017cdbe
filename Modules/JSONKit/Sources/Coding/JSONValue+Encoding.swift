extension JSONValue {
    /// The value of anything that encodes itself; keys keep the order in which they are encoded.
    ///
    /// - Parameter value: the value; an absent optional becomes `null`, or no member where it is encoded with
    ///   `encodeIfPresent`.
    /// - Throws: `EncodingError` for numbers that JSON does not have or that do not fit into 64 signed bits, and
    ///   whatever the value throws.
    public init(encoding value: some Encodable) throws {
        let box = JSONBox()
        try box.put(value, at: [])
        self = box.value
    }
}
