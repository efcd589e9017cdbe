import JSONKit
import RepositoryFiles

/// A program on disk, read without running it.
struct Binary {
    var path: String
    var size: Int
    var description: BinaryDescription
    /// The shared libraries that the loader brings in with it.
    var libraries: [String]

    /// Reads a program.
    ///
    /// - Throws: `FileError` when the file cannot be read, ``ELFError`` when it is no program of ours, `JSONError` when
    ///   its description was made by another Tessera.
    init(path: String) throws {
        let bytes = try Files.bytes(path)
        let file = try ELFFile(bytes)
        guard let content = try file.note(owner: NoteSource.owner, kind: NoteSource.kind) else {
            throw ELFError.noDescription
        }
        self.path = path
        size = bytes.count
        description = try BinaryDescription(JSONNode(parsing: String(decoding: content, as: UTF8.self)))
        libraries = try file.neededLibraries()
    }

    /// Whether a file is a program at all, by its first four bytes.
    static func isProgram(_ path: String) -> Bool {
        Files.isFile(path) && ((try? Files.bytes(path).starts(with: [0x7F, 0x45, 0x4C, 0x46])) ?? false)
    }
}
