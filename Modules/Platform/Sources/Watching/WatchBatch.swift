import CPlatform
import PlatformInterface

/// Events on their way to becoming one change.
struct WatchBatch {
    /// The only name that matters; `nil` when all do.
    let name: String?
    private var names: Set<String> = []
    private var hasOverflow = false
    private var isGone = false

    init(name: String?) {
        self.name = name
    }

    /// What the events amount to; `nil` when nothing of interest happened.
    var change: WatchChange? {
        if isGone { return .gone }
        if hasOverflow { return .everything }
        return names.isEmpty ? nil : .names(names)
    }

    /// Takes events in, as they were read.
    mutating func take(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            var (offset, meaning, name) = (0, Int32(0), UnsafePointer<CChar>?.none)
            while true {
                offset = platform_watch_event(start, buffer.count, offset, &meaning, &name)
                if offset == 0 { return }
                note(Int(meaning), name.map { String(cString: $0) })
            }
        }
    }

    private mutating func note(_ meaning: Int, _ eventName: String?) {
        switch meaning {
        case platform_watch_overflow: hasOverflow = true
        case platform_watch_gone: isGone = true
        default:
            if let eventName, name == nil || name == eventName { names.insert(eventName) }
        }
    }
}
