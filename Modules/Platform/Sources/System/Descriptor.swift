import CPlatform
import Glibc

/// A file descriptor that closes when nobody holds it any more.
///
/// It is never closed earlier: whoever waits for it would then wait for what gets the number next.
final class Descriptor: Sendable {
    let number: Int32

    /// Takes over a descriptor.
    init(_ number: Int32) {
        self.number = number
    }

    /// Takes over what a system call returned.
    ///
    /// - Throws: ``SystemError`` with `errno` when the call returned -1.
    convenience init(checking number: Int32) throws(SystemError) {
        guard number >= 0 else { throw SystemError(errno) }
        self.init(number)
    }

    deinit {
        close(number)
    }

    /// Makes reads and writes return at once.
    func makeNonBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }
}

extension Descriptor {
    /// Two ends of a pipe, neither of which passes to children.
    static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
        var ends: [Int32] = [-1, -1]
        guard platform_pipe(&ends) == 0 else { throw SystemError(errno) }
        return (Descriptor(ends[0]), Descriptor(ends[1]))
    }
}
