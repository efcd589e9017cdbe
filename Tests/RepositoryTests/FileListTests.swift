import Repository
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@Suite("the files of a repository")
struct FileListTests {
    private let processes = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])

    @Test("git names what it tracks or would track; what is deleted or ignored is left out")
    func tracked() throws {
        let folder = try filled()
        try folder.run("git", "init", "-q")
        try folder.run("git", "add", "a b.swift", "Modules")
        try folder.run("rm", "Modules/gone.swift")
        let paths = try FileList.paths(in: folder.path, processes: processes)
        #expect(paths == [".gitignore", "Modules/x.swift", "a b.swift", "new.swift"])
    }

    @Test("without git every file counts but those of builds")
    func walked() throws {
        let folder = try filled()
        try folder.run("rm", "Modules/gone.swift", "ignored.txt")
        let nowhere = ProcessRunner(environment: ["PATH": "/nowhere"])
        let paths = try FileList.paths(in: folder.path, processes: nowhere)
        #expect(paths == [".gitignore", "Modules/x.swift", "a b.swift", "new.swift"])
    }

    @Test("the folder of a repository is found from below, and its absence is an error")
    func enclosing() throws {
        let folder = try filled()
        try folder.write("", to: "Package.swift")
        #expect(try RepositoryFolder.enclosing("\(folder.path)/Modules") == "\(folder.path)/Modules/..")
        #expect(try RepositoryFolder.enclosing(folder.path) == folder.path)
        let missing = FileError(path: "/usr", action: "find", reason: "no repository here or above")
        #expect(throws: missing) { try RepositoryFolder.enclosing("/usr") }
    }

    private func filled() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let names = ["a b.swift", "new.swift", "ignored.txt", "Modules/x.swift", "Modules/gone.swift", "out/built"]
        for name in names + [".build/x.swift"] { try folder.write("x", to: name) }
        try folder.write(".build/\nout/\nignored.txt\n", to: ".gitignore")
        return folder
    }
}
