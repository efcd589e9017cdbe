/// Gathers what a child writes, up to a limit.
struct OutputCollector {
    let pipe: Descriptor
    let limit: Int

    /// What came, and whether more came than is allowed.
    struct Collected: Sendable {
        var bytes: [UInt8] = []
        var isOverLimit = false
    }

    /// Reads until the end, the limit, or the cancellation of the task; then takes what lies in the pipe already.
    func collect() async -> Collected {
        var collected = Collected()
        while !collected.isOverLimit, let chunk = try? await pipe.read(atMost: 65_536), !chunk.isEmpty {
            take(chunk, into: &collected)
        }
        while !collected.isOverLimit, let chunk = try? pipe.readNow(atMost: 65_536), !chunk.isEmpty {
            take(chunk, into: &collected)
        }
        return collected
    }

    private func take(_ chunk: [UInt8], into collected: inout Collected) {
        let room = limit - collected.bytes.count
        collected.bytes += chunk.prefix(max(room, 0))
        collected.isOverLimit = chunk.count > room
    }
}
