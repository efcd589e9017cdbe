import FeatureKitTesting
import Glibc
public import PlatformInterface

/// What every implementation that looks at folders does.
public enum FileTreeConformance {
    /// Looks at a folder that it fills.
    ///
    /// - Parameters:
    ///   - tree: what looks.
    ///   - folder: an empty folder on the real disk.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of tree: any FileTree, in folder: TemporaryFolder) async -> [String] {
        let findings = Findings()
        fill(folder)
        let entries = await findings.expectSuccess("a folder is listed") { try tree.entries(in: folder.path) } ?? []
        findings.expect(
            entries.map(\.name) == ["a.mkv", "b", "link.mkv", "ring", "я.mkv"],
            "files and folders are found by name, links followed, pipes and dead links left out: \(entries.map(\.name))"
        )
        findings.expect(entries.map(\.isFolder) == [false, true, false, true, false], "folders are told apart")
        findings.expect(
            entries.first?.size == 10 && entries.first?.identity == entries.dropFirst(2).first?.identity,
            "a link is what it leads to")
        findings.expect(
            tree.entry(at: folder.path)?.identity == entries.dropFirst(3).first?.identity, "a ring can be recognised")
        findings.expect(entries.first?.modified == WallTime(seconds: 1_000_000_000), "times are those of the file")
        findings.expect(tree.entry(at: folder("none")) == nil, "what is not there is nothing")
        for (offset, count, text) in [(0, 4, "0123"), (8, 100, "89"), (10, 5, ""), (1000, 5, ""), (3, 0, "")] {
            let bytes = await findings.expectSuccess("a part is read") {
                try tree.bytes(of: folder("a.mkv"), from: offset, count: count)
            }
            findings.expect(bytes.map { String(decoding: $0, as: UTF8.self) } == text, "the part is \(text)")
        }
        await findings.expect(
            "a missing folder is missing", throws: { (error: FileError) in error.cause == .missing },
            by: { _ = try tree.entries(in: folder("none")) })
        await findings.expect(
            "a missing file is missing", throws: { (error: FileError) in error.cause == .missing },
            by: { _ = try tree.bytes(of: folder("none"), from: 0, count: 1) })
        return findings.sentences
    }

    private static func fill(_ folder: TemporaryFolder) {
        for name in ["a.mkv", "я.mkv"] {
            if let file = fopen(folder(name), "w") {
                fputs("0123456789", file)
                fclose(file)
            }
        }
        mkdir(folder("b"), 0o700)
        mkfifo(folder("pipe"), 0o600)
        symlink(folder("a.mkv"), folder("link.mkv"))
        symlink(folder("nowhere"), folder("dead"))
        symlink(folder.path, folder("ring"))
        let times = [timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0)]
        utimes(folder("a.mkv"), times)
    }
}
