import Foundation
import RepositoryFiles
import Testing

@Suite("files as tools use them")
struct FilesTests {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.resolvingSymlinksInPath().path
    }

    @Test("a text that is the same already is not written again")
    func unchanged() throws {
        let path = "\(folder)/a/b/c.txt"
        #expect(try Files.write("one", to: path))
        let stamp = Files.stamp(path)
        #expect(try !Files.write("one", to: path))
        #expect(Files.stamp(path) == stamp)
        #expect(try Files.write("two", to: path))
        #expect(try Files.read(path) == "two")
        #expect(try Files.names(in: "\(folder)/a/b") == ["c.txt"])
    }

    @Test("what cannot be done is an error with the path and the system's words")
    func errors() throws {
        try Files.write("x", to: "\(folder)/file")
        let rows: [(() throws -> Void, String)] = [
            ({ _ = try Files.read("\(folder)/none") }, ": cannot read: No such file or directory"),
            ({ try Files.write("y", to: "\(folder)/file/under") }, ": cannot write: Not a directory"),
            ({ _ = try Files.names(in: "\(folder)/file") }, ": cannot list: Not a directory"),
        ]
        for (action, expected) in rows {
            do {
                try action()
                Issue.record("\(expected) did not happen")
            } catch {
                #expect("\(error)".hasPrefix(folder) && "\(error)".hasSuffix(expected), "\(error)")
            }
        }
    }

    @Test("paths are made absolute, whether there is something at them or not")
    func paths() throws {
        try Files.write("x", to: "\(folder)/a/file")
        #expect(Files.resolved("\(folder)/a/../a/./file") == "\(folder)/a/file")
        #expect(Files.resolved("\(folder)/none") == nil)
        #expect(Files.absolute("\(folder)/a/../none/yet") == "\(folder)/none/yet")
        #expect(Files.absolute("/none") == "/none")
    }
}
