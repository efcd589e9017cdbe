import JSONKit
import Repository
import RepositoryFilesTesting
import Testing

@Suite("reading the package of a repository")
struct PackageReaderTests {
    /// A `swift` that answers like the real one and counts how often it is asked.
    private let program = """
        #!/bin/sh
        echo asked >> asked
        [ -z "$TESSERA_FOCUS" ] || exit 1
        [ "$*" = "package --scratch-path .build/repository/scratch dump-package" ] || exit 1
        grep -q broken Package.swift && { echo 'Package.swift:1:1: error: broken' >&2; exit 1; }
        echo '{"name": "x", "targets": [{"name": "A", "type": "regular", "path": "Modules/A", "dependencies": []}]}'
        """

    @Test("the Swift Package Manager is asked again only when the manifest or the toolchain changes")
    func cached() throws {
        let folder = try TemporaryFolder()
        let reader = try self.reader(in: folder)
        try folder.write("// one", to: "Package.swift")
        let package = Package(name: "x", targets: [PackageTarget("A", path: "Modules/A")])
        for (text, asked) in [("// one", 1), ("// one", 1), ("// two", 2), ("// two", 2)] {
            try folder.write(text, to: "Package.swift")
            #expect(try reader.package() == package)
            #expect(try folder.read("asked").split(separator: "\n").count == asked, "\(text)")
        }
        try folder.write(program + "\n# another toolchain\n", to: "bin/swift")
        try folder.makeExecutable("bin/swift")
        _ = try reader.package()
        #expect(try folder.read("asked").split(separator: "\n").count == 3)
    }

    @Test("a manifest that does not compile is an error with the words of the Swift Package Manager")
    func broken() throws {
        let folder = try TemporaryFolder()
        let reader = try self.reader(in: folder)
        try folder.write("broken", to: "Package.swift")
        let words = ["swift", "package", "--scratch-path", ".build/repository/scratch", "dump-package"]
        let error = ProcessError(command: words, reason: "Package.swift:1:1: error: broken\n")
        #expect(throws: error) { try reader.package() }
    }

    private func reader(in folder: TemporaryFolder) throws -> PackageReader {
        try folder.write(program, to: "bin/swift")
        try folder.makeExecutable("bin/swift")
        let environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "TESSERA_FOCUS": "A"]
        return PackageReader(repository: folder.path, processes: ProcessRunner(environment: environment))
    }
}
