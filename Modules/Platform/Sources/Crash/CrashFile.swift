import CPlatform
import Glibc
import JSONKit
import PlatformInterface

/// The file of one run: a head, a ring of notes, and the fault if there was one.
///
///     0         JSON in one line, padded with zeros: when the program started, and what it was
///     4096      64 notes of 256 bytes: an ordinal in eight bytes, then text padded with zeros
///     20480     what the signal handler appended
///
/// The first two parts are mapped into memory, so that a note is no system call and is the kernel's from the moment of
/// writing. A lock tells a file whose program runs from one whose program is gone.
final class CrashFile {
    static let headSize = 4096
    static let noteSize = 256
    static let noteCount = 64
    static let size = headSize + noteSize * noteCount

    let path: String
    private let lock: FileLock
    private let memory: UnsafeMutableRawBufferPointer
    private var ordinal: UInt64 = 0

    /// Begins a file, and lets faults be written into it.
    init(_ path: String, head: JSONValue) throws(FileError) {
        self.path = path
        // Under another name until the lock is there, or somebody might take the file for that of a dead program.
        let newPath = "\(path).new"
        do throws(SystemError) {
            lock = try Self.locked(newPath)
            memory = try Self.mapped(lock.file)
            Self.fill(memory, 0..<Self.headSize, head.compact)
            guard rename(newPath, path) == 0, platform_crash_begin(lock.file.number) == 0 else {
                throw SystemError(errno)
            }
        } catch {
            unlink(newPath)
            throw FileError(.create, path, errno: error.code)
        }
    }

    /// Makes a file with the lock on it, and with its blocks, because writing to memory for which a full disk has none
    /// is a fault (SIGBUS).
    private static func locked(_ path: String) throws(SystemError) -> FileLock {
        let file = try Descriptor(checking: platform_open_private(path, O_RDWR | O_EXCL | O_APPEND))
        let lock = try FileLock(of: file)
        let code = posix_fallocate(file.number, 0, off_t(size))
        guard code == 0 else { throw SystemError(code) }
        return lock
    }

    private static func mapped(_ file: Descriptor) throws(SystemError) -> UnsafeMutableRawBufferPointer {
        let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file.number, 0)
        guard let start, start != MAP_FAILED else { throw SystemError(errno) }
        return UnsafeMutableRawBufferPointer(start: start, count: size)
    }

    deinit {
        platform_crash_end()
        munmap(memory.baseAddress, memory.count)
    }

    /// Adds a note in the place of the oldest one.
    func note(_ text: String) {
        ordinal += 1
        let start = Self.headSize + Int((ordinal - 1) % UInt64(Self.noteCount)) * Self.noteSize
        Self.fill(memory, start + 8..<start + Self.noteSize, text)
        memory.storeBytes(of: ordinal.littleEndian, toByteOffset: start, as: UInt64.self)
    }

    /// Removes the file: the program ended as it wanted to.
    func remove() {
        platform_crash_end()
        unlink(path)
    }

    private static func fill(_ memory: UnsafeMutableRawBufferPointer, _ range: Range<Int>, _ text: String) {
        let bytes = text.utf8.prefix(range.count - 1)
        let slice = UnsafeMutableRawBufferPointer(rebasing: memory[range])
        slice.copyBytes(from: bytes)
        for index in bytes.count..<slice.count { slice[index] = 0 }
    }
}
