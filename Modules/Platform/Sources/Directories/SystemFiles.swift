import CPlatform
import Glibc
import LocalizationKit
import PlatformInterface

/// Files on the disk.
struct SystemFiles: Files {
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        // A pipe or a device in the place of a file must not keep anybody waiting.
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { throw FileError(.read, path, errno: errno) }
        let file = Descriptor(number)
        guard let size = regularSize(file) else { throw FileError(.read, path, .other(Strings.isNotAFile)) }
        return try withFileError(.read, path) { () throws(SystemError) in
            var bytes: [UInt8] = []
            // What grows as it is read is copied, and both copies are in memory.
            bytes.reserveCapacity(min(size, limit) + 1)
            while bytes.count <= limit, let chunk = try file.readNow(atMost: 65_536), !chunk.isEmpty { bytes += chunk }
            return bytes
        }.within(limit, path)
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let target = resolved(path)
        // The name is this process's own, so two writers never write into one file.
        let temporary = "\(target).\(getpid()).\(SystemRandomBytes().hexadecimal(4)).new"
        let number = platform_open_private(temporary, O_WRONLY | O_EXCL)
        guard number >= 0 else { throw FileError(.write, path, errno: errno) }
        let file = Descriptor(number)
        do throws(SystemError) {
            try file.writeNow(bytes)
            guard fsync(file.number) == 0, rename(temporary, target) == 0 else { throw SystemError(errno) }
        } catch {
            unlink(temporary)
            throw FileError(.write, path, errno: error.code)
        }
        sync(folderOf: target)
    }

    func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.remove, path, errno: errno) }
    }

    func names(in path: String) throws(FileError) -> [String] {
        guard let folder = opendir(path) else { throw FileError(.list, path, errno: errno) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension SystemFiles {
    /// How many bytes a file says to have; `nil` for what is no file.
    private func regularSize(_ file: Descriptor) -> Int? {
        var status = stat()
        guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return max(0, Int(status.st_size))
    }

    /// Where symbolic links lead; the path itself when there is no file yet.
    private func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Makes the new name last over a loss of power, where the file system can.
    private func sync(folderOf path: String) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let number = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { return }
        fsync(number)
        close(number)
    }

    private func withFileError<Value>(
        _ action: FileError.Action, _ path: String, _ body: () throws(SystemError) -> Value
    ) throws(FileError) -> Value {
        do throws(SystemError) {
            return try body()
        } catch {
            throw FileError(action, path, errno: error.code)
        }
    }
}

extension [UInt8] {
    fileprivate func within(_ limit: Int, _ path: String) throws(FileError) -> [UInt8] {
        guard count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
        return self
    }
}
