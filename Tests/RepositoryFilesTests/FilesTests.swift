import RepositoryFiles
import RepositoryFilesTesting
import Testing

@Suite("files as tools use them")
struct FilesTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryFolder() }

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
        let folder = folder
        let rows: [(() throws -> Void, String)] = [
            ({ _ = try Files.read("\(folder)/none") }, ": cannot read: No such file or directory"),
            ({ try Files.write("y", to: "\(folder)/file/under") }, ": cannot write: Not a directory"),
            ({ _ = try Files.names(in: "\(folder)/file") }, ": cannot list: Not a directory"),
            ({ _ = try Files.read(folder) }, ": cannot read: Is a directory"),
            ({ try Files.write("y", to: folder) }, ": cannot write: Is a directory"),
            ({ try Files.createFolder("\(folder)/file/a/b") }, "/file/a: cannot create: Not a directory"),
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

    @Test("a path without a folder is one from the current folder")
    func relative() {
        let current = Files.resolved(".") ?? ""
        #expect(Files.absolute("no-such-file") == "\(current)/no-such-file")
        #expect(Files.absolute("./no-such-file") == "\(current)/no-such-file")
    }

    @Test("two paths lead to the same when there is one thing at both")
    func same() throws {
        try Files.write("x", to: "\(folder)/a/file")
        try Files.write("x", to: "\(folder)/a/other")
        let rows = [("a/file", "a/../a/file", true), ("a/file", "a/other", false), ("a/file", "none", false)]
        for (first, second, isSame) in rows {
            #expect(Files.isSame("\(folder)/\(first)", "\(folder)/\(second)") == isSame, "\(second)")
        }
        #expect(!Files.isSame("\(folder)/none", "\(folder)/none"))
    }

    @Test("only a file with the right to be run can be run")
    func executable() throws {
        try Files.write("x", to: "\(folder)/a/file")
        #expect(!Files.isExecutable("\(folder)/a/file"))
        try temporary.allow(0o755, "a/file")
        #expect(Files.isExecutable("\(folder)/a/file"))
        #expect(!Files.isExecutable("\(folder)/a"))
    }

    @Test("what was begun beside a file is taken away when it cannot take its place")
    func noRest() throws {
        try Files.createFolder("\(folder)/taken")
        #expect(throws: FileError.self) { try Files.write("x", to: "\(folder)/taken") }
        let names = try Files.names(in: folder)
        #expect(names == ["taken"])
    }
}
