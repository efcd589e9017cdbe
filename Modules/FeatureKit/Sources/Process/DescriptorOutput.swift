import FeatureKitInterface
import Glibc

/// An output that writes to a file descriptor at once.
@MainActor
final class DescriptorOutput: TextOutput {
    private let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func write(_ text: String) throws(OutputError) {
        var rest = ArraySlice(text.utf8)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else {
                try recover(from: errno)
            }
        }
    }

    private func recover(from code: Int32) throws(OutputError) {
        switch code {
        case EINTR: return
        case EAGAIN:
            // Somebody else made the shared terminal non-blocking; wait until it takes more.
            var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&entry, 1, -1)
        case EPIPE: throw .brokenPipe
        default: throw .refused(reason: String(cString: strerror(code)))
        }
    }
}
