import CPlatform
import PlatformInterface

/// The random numbers of the kernel.
struct SystemRandomBytes: RandomBytes {
    func bytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: max(count, 0))
        guard platform_random(&bytes, bytes.count) != 0 else { return bytes }
        // A sandbox may forbid getrandom(2); the standard library then reads /dev/urandom.
        var source = SystemRandomNumberGenerator()
        return bytes.map { _ in UInt8.random(in: .min ... .max, using: &source) }
    }
}
