import Foundation

/// Snapshots in files beside the tests that compare with them.
///
///     let folder = SnapshotFolder(beside: #filePath, mode: RecordMode(environment: environment))
///     try folder.compare(ViewSnapshot(view, width: 40, height: 10), named: "empty list")
///     #expect(folder.unused().isEmpty)
public final class SnapshotFolder {
    private let folder: URL
    private let mode: RecordMode
    private var used: Set<String> = []

    /// Keeps snapshots in a folder of their own beside a source file: `Snapshots/<name of the file>`.
    ///
    /// - Parameters:
    ///   - file: the path of the source file of the tests.
    ///   - mode: whether files may be written.
    public convenience init(beside file: String, mode: RecordMode) {
        let source = URL(fileURLWithPath: file)
        let name = source.deletingPathExtension().lastPathComponent
        self.init(
            folder: source.deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)").path, mode: mode)
    }

    /// Keeps snapshots in a folder.
    ///
    /// - Parameters:
    ///   - folder: its path; it is made when the first file is written.
    ///   - mode: whether files may be written.
    public init(folder: String, mode: RecordMode) {
        self.folder = URL(fileURLWithPath: folder)
        self.mode = mode
    }

    /// Compares a snapshot with its file, or writes the file where the mode says so.
    ///
    /// - Parameters:
    ///   - snapshot: what is there now.
    ///   - name: what it is called; letters, digits and hyphens stay, all else becomes a hyphen.
    ///   - kind: what of it is compared.
    /// - Throws: ``SnapshotError`` when the two differ or the file may not be written; otherwise an error of the system.
    public func compare(_ snapshot: ViewSnapshot, named name: String, as kind: SnapshotKind = .text) throws {
        try compare(
            snapshot.contents(kind), with: "\(SnapshotFolder.fileName(name)).\(kind.fileEnding)", isGrid: kind.isGrid)
    }

    /// Compares a text, such as the transcript of a conversation, with its file `<name>.txt`, or writes the file where
    /// the mode says so.
    ///
    /// - Parameters:
    ///   - text: what is there now.
    ///   - name: what it is called; letters, digits and hyphens stay, all else becomes a hyphen.
    /// - Throws: ``SnapshotError`` when the two differ or the file may not be written; otherwise an error of the system.
    public func compare(text: String, named name: String) throws {
        try compare(text, with: "\(SnapshotFolder.fileName(name)).txt", isGrid: false)
    }

    private func compare(_ contents: String, with file: String, isGrid: Bool) throws {
        used.insert(file)
        let url = folder.appendingPathComponent(file)
        guard mode != .all, let expected = try? String(contentsOf: url, encoding: .utf8) else {
            guard mode != .never else { throw SnapshotError.missing(file: url.path) }
            return try write(contents, to: url)
        }
        guard expected == contents else {
            throw SnapshotError.differs(
                file: url.path, GridDifference(expected: expected, actual: contents, marksCells: isGrid))
        }
    }

    /// The files of the folder that nothing was compared with, in alphabetical order.
    ///
    /// - Returns: their names; meaningful once all tests of the folder ran.
    public func unused() -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { !used.contains($0) }.sorted()
    }

    private func write(_ contents: String, to url: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try contents.write(to: url, atomically: true, encoding: .utf8)
    }

    private static func fileName(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
