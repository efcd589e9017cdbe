import Glibc

/// What a system call said.
struct SystemError: Error, Equatable, CustomStringConvertible {
    let code: Int32

    init(_ code: Int32) {
        self.code = code
    }

    var description: String {
        var buffer = [CChar](repeating: 0, count: 256)
        return strerror_r(code, &buffer, buffer.count) == 0 ? String(platformString: buffer) : "error \(code)"
    }
}
