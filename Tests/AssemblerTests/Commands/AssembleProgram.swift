import FeatureKitTesting
import Foundation
import Repository
import RepositoryFiles
import RepositoryFilesTesting

/// The program `assemble`, as it was built beside the tests, at work in a small repository with a toolchain that stands in.
struct AssembleProgram {
    /// The distribution `kiosk`, with `about`, `calls` and the libraries that come along with them.
    static let kiosk = [
        "App/Distributions/kiosk.json":
            "{ \"name\": \"kiosk\", \"version\": \"2.0.0\", \"features\": [\n\"about\",\n\"calls\"] }"
    ]

    let repository: TemporaryFolder

    /// Makes a repository with the usual features.
    ///
    /// - Parameter files: more files, or others of the same names.
    /// - Throws: what keeps the files from being written.
    init(_ files: [String: String] = [:]) throws {
        repository = try .withFeatures(StandInToolchain.files.merging(files) { _, second in second })
        try StandInToolchain.allow(in: repository)
    }

    /// Where programs are looked for behind the stand-in, such as the real compiler of C.
    private static let search = {
        // check:allow banned-symbol: nothing else tells where the toolchain stands
        ProcessInfo.processInfo.environment["PATH"] ?? ""
    }()

    /// Runs it in the folder of the repository.
    ///
    /// - Parameters:
    ///   - words: the words after its name.
    ///   - variables: what else stands in its environment.
    /// - Returns: how it ended and what it wrote.
    /// - Throws: `ProcessError` when it was not built.
    func run(_ words: String..., with variables: [String: String] = [:]) throws -> ProcessResult {
        let environment = ChildProgram.instrumentation.merging([
            "PATH": "\(path("bin")):\(Self.search)", "TESSERA_REPOSITORY": repository.path,
        ]) { $1 }.merging(variables) { $1 }
        return try ProcessRunner(environment: environment).run(
            ChildProgram.beside("assemble"), words, in: repository.path)
    }

    /// The absolute path of a file of the repository.
    func path(_ name: String) -> String { "\(repository.path)/\(name)" }

    /// How many bytes a file has.
    func size(of name: String) throws -> Int { try Files.bytes(path(name)).count }
}

extension ProcessResult {
    /// The end of a command that was refused: what it said, behind the name of the program.
    static func refusal(_ message: String, status: Int32 = 1, output: String = "") -> ProcessResult {
        let lines = message.split(separator: "\n").map { "assemble: \($0)\n" }
        return ProcessResult(status: status, output: output, errors: lines.joined())
    }
}

extension String {
    /// The text without what differs from run to run: each time is `TIME`, and two blanks or more are two, because columns are as
    /// wide as the times.
    var timeless: String {
        replacing(#/[0-9]+\.[0-9]+ m?s\b/#, with: "TIME").replacing(#/(\S)  +/#) { "\($0.1)  " }
            .replacing(#/"(seconds|start)": [0-9.e-]+/#) { "\"\($0.1)\": 0" }
    }
}
