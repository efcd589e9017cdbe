import FeatureKitTesting
public import PlatformInterface

/// What every implementation of folders and files does.
public enum DiskConformance {
    /// Looks at folders that may be written to.
    ///
    /// - Parameters:
    ///   - directories: the folders.
    ///   - files: the files in them.
    /// - Returns: a sentence for each rule that they break.
    public static func violations(of directories: any Directories, _ files: any Files) async -> [String] {
        let findings = Findings()
        let paths = DirectoryKind.allCases.map(directories.path)
        findings.expect(Set(paths).count == paths.count, "every kind has a folder of its own")
        findings.expect(paths.allSatisfy { $0.hasPrefix("/") && !$0.hasSuffix("/") }, "paths are absolute")
        for kind in DirectoryKind.allCases {
            let made = await findings.expectSuccess("a folder can be made twice") {
                _ = try directories.create(kind)
                return try directories.create(kind)
            }
            findings.expect(made == directories.path(kind), "what is made is where it was said to be")
        }
        await findings.expect(
            "a folder outside is refused",
            throws: { (error: FileError) in "\(error)".hasSuffix("`..` leads out of the folder") },
            by: { _ = try directories.create(.state, "a/../../b") })
        await look(at: files, in: try? directories.create(.state, "suite/inner"), findings)
        return findings.sentences
    }

    private static func look(at files: any Files, in folder: String?, _ findings: Findings) async {
        guard let folder else { return findings.expect(false, "a folder can be made in another") }
        let path = "\(folder)/file"
        await findings.expect(
            "a file that is not there is missing",
            throws: { (error: FileError) in error == FileError(.read, path, .missing) },
            by: { _ = try files.read(path, limit: 10) })
        await findings.expectSuccess("removing nothing is fine") { try files.remove(path) }
        for bytes in [Array("0123456789".utf8), [], [0, 255, 10]] {
            let read = await findings.expectSuccess("a file can be written and read") {
                try files.write(bytes, to: path)
                return try files.read(path, limit: 10)
            }
            findings.expect(read == bytes, "what is written is read")
        }
        findings.expect((try? files.names(in: folder)) == ["file"], "a folder holds the file and no remains of writing")
        await findings.expect(
            "a file over the limit is refused",
            throws: { (error: FileError) in error == FileError(.read, path, .tooLarge(limit: 2)) },
            by: { _ = try files.read(path, limit: 2) })
        await findings.expect(
            "a missing folder is no place for a file", throws: { (error: FileError) in error.cause == .missing },
            by: { try files.write([], to: "\(folder)/none/file") })
        await findings.expectSuccess("a file can be removed") { try files.remove(path) }
        findings.expect((try? files.names(in: folder)) == [], "what is removed is gone")
    }
}
