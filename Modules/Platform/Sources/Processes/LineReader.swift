/// Reads the lines of a pipe.
actor LineReader {
    private let pipe: Descriptor
    private var splitter: LineSplitter

    init(_ pipe: Descriptor, limit: Int) {
        self.pipe = pipe
        splitter = LineSplitter(limit: limit)
    }

    /// The next line, or a piece of one that is too long; `nil` at the end, after an error and after a cancellation.
    func next() async -> String? {
        while true {
            switch splitter.next() {
            case .line(let bytes), .part(let bytes): return String(decoding: bytes, as: UTF8.self)
            case nil: break
            }
            guard let chunk = try? await pipe.read(atMost: 65_536) else { return nil }
            if chunk.isEmpty { return splitter.finish().map { String(decoding: $0, as: UTF8.self) } }
            splitter.append(chunk)
        }
    }
}
