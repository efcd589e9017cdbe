extension String {
    /// The text in a buffer that a C function filled, up to its first null byte.
    init(platformString buffer: [CChar]) {
        self.init(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
