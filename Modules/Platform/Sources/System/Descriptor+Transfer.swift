import CPlatform
import Glibc

extension Descriptor {
    /// What there is to read, waiting for the first byte; empty at the end.
    ///
    /// - Parameter most: the greatest number of bytes.
    /// - Returns: some bytes, or none at the end.
    /// - Throws: ``SystemError``; `CancellationError` when the task is cancelled.
    func read(atMost most: Int) async throws -> [UInt8] {
        while true {
            if let bytes = try readNow(atMost: most) { return bytes }
            try await Readiness.toRead.wait(for: self)
        }
    }

    /// What there is to read at this moment; `nil` when there is nothing yet, empty at the end.
    func readNow(atMost most: Int) throws(SystemError) -> [UInt8]? {
        while true {
            var failure: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
                let taken = Glibc.read(number, buffer.baseAddress, most)
                failure = taken < 0 ? errno : 0
                count = max(taken, 0)
            }
            switch failure {
            case 0: return bytes
            case EINTR: continue
            case EAGAIN: return nil
            default: throw SystemError(failure)
            }
        }
    }

    /// Writes all bytes to a file, which never makes anybody wait.
    func writeNow(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let (count, failure) = rest.withUnsafeBytes { bytes in
                let count = Glibc.write(number, bytes.baseAddress, bytes.count)
                return (count, count < 0 ? errno : 0)
            }
            guard failure == 0 || failure == EINTR else { throw SystemError(failure) }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Writes all bytes, waiting whenever the other side takes no more.
    ///
    /// - Parameters:
    ///   - bytes: what to write.
    ///   - write: how some of it is written, without ever raising SIGPIPE.
    /// - Throws: ``SystemError``; `CancellationError` when the task is cancelled, after some of the bytes.
    func write(
        _ bytes: [UInt8], with write: (Int32, UnsafeRawPointer?, Int) -> Int = platform_write
    ) async throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let (count, failure) = rest.withUnsafeBytes { bytes in
                let count = write(number, bytes.baseAddress, bytes.count)
                return (count, count < 0 ? errno : 0)
            }
            switch failure {
            case 0: rest = rest.dropFirst(count)
            case EINTR: continue
            case EAGAIN: try await Readiness.toWrite.wait(for: self)
            default: throw SystemError(failure)
            }
        }
    }
}
