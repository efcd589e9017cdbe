public import PlatformInterface
import Synchronization

/// Bytes that look random and are the same at every run (splitmix64).
public final class SeededBytes: RandomBytes {
    private let state: Mutex<UInt64>

    /// Creates a source.
    ///
    /// - Parameter seed: where it starts; two sources with one seed give the same bytes.
    public init(seed: UInt64 = 1) {
        state = Mutex(seed)
    }

    /// The next bytes.
    public func bytes(_ count: Int) -> [UInt8] {
        (0..<max(count, 0)).map { _ in UInt8(truncatingIfNeeded: next()) }
    }

    private func next() -> UInt64 {
        var mixed = state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            return state
        }
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
