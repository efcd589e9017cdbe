import FeatureKitTesting
import Glibc
import PlatformInterface
import PlatformTesting
import StorageInterface
import Synchronization

@testable import Storage

/// A folder on the disk with a store in it, and programs that use the same one.
final class Bench: Sendable {
    let folder = TemporaryFolder()
    let time = VirtualTime()
    private let told = Mutex<[String]>([])

    /// What the databases reported.
    var reports: [String] { told.withLock { $0 } }

    var path: String { folder("group.db") }
    var fileNames: [String] {
        guard let directory = opendir(folder.path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    func database(
        _ name: String = "group.db", schema: Schema = .values, policy: DamagePolicy = .keep, isRemote: Bool = false,
        time: (any ContinuousTime)? = nil
    ) -> Database {
        let path = folder.path
        let file = DatabaseFile(name, in: path, isRemote: { _ in isRemote }) {
            FolderMaker.make(path)
        }
        return Database(
            file, schema: schema, policy: policy, clock: self.time.wallClock, time: time ?? self.time
        ) { [weak self] report in
            self?.told.withLock { $0.append(report) }
        }
    }

    func store(_ database: Database? = nil, watch: any Watch = InotifyWatch()) -> SQLiteKeyValueStore {
        SQLiteKeyValueStore(database ?? self.database(), watch: watch, time: time)
    }

    func mode(_ name: String) -> mode_t {
        var status = stat()
        return lstat(folder(name), &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    func bytes(_ name: String) -> [UInt8] {
        let descriptor = open(folder(name), O_RDONLY)
        defer { close(descriptor) }
        var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while case let count = read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    func write(_ bytes: [UInt8], to name: String, at offset: Int = 0, mode: mode_t = 0o600) {
        let descriptor = open(folder(name), O_WRONLY | O_CREAT, mode)
        pwrite(descriptor, bytes, bytes.count, off_t(offset))
        fchmod(descriptor, mode)
        close(descriptor)
    }

    /// Lets those look for changes who look again and again.
    func look() async {
        await time.waitForSleepers(1)
        time.advance(by: ChangeFeed.period)
    }

    /// Starts another process that uses the store.
    func program(_ words: String...) throws -> ChildProgram {
        try ChildProgram(ChildProgram.beside("StoringProgram"), [words[0], folder.path] + words.dropFirst())
    }
}

/// Makes a folder as Platform does.
enum FolderMaker {
    static func make(_ path: String) -> FileError? {
        mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : FileError(.create, path, .notAllowed)
    }
}

extension StoreKey<Int> {
    static let number = StoreKey("number", in: StoreScope("suite"))
}

extension StoreKey<[String]> {
    static let record = StoreKey("record", in: StoreScope("suite"))
}
