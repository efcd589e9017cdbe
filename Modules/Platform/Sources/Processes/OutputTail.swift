/// Reads everything that a child writes, and keeps the last of it.
struct OutputTail {
    let pipe: Descriptor
    let limit: Int

    /// Reads until the end or the cancellation of the task; then takes what lies in the pipe already, within the limit.
    func collect() async -> [UInt8] {
        var tail: [UInt8] = []
        while let chunk = try? await pipe.read(atMost: 65_536), !chunk.isEmpty { append(chunk, to: &tail) }
        var left = limit
        while left > 0, let chunk = try? pipe.readNow(atMost: 65_536), !chunk.isEmpty {
            append(chunk, to: &tail)
            left -= chunk.count
        }
        return tail.suffix(limit)
    }

    private func append(_ chunk: [UInt8], to tail: inout [UInt8]) {
        tail += chunk
        // Twice the limit before anything moves, so that a flood costs one copy for each byte.
        if tail.count > 2 * limit { tail.removeFirst(tail.count - limit) }
    }
}
