import Foundation
import Repository
import RepositoryFiles

/// The program `assemble`, as it was built beside the tests, at work in a small repository with a toolchain that stands in.
struct AssembleProgram {
    /// The distribution `kiosk`, with `about`, `calls` and the libraries that come along with them.
    static let kiosk = [
        "App/Distributions/kiosk.json":
            "{ \"name\": \"kiosk\", \"version\": \"2.0.0\", \"features\": [\n\"about\",\n\"calls\"] }"
    ]

    let repository: TemporaryRepository

    /// Makes a repository with the usual features.
    ///
    /// - Parameter files: more files, or others of the same names.
    /// - Throws: what keeps the files from being written.
    init(_ files: [String: String] = [:]) throws {
        repository = try .withFeatures(StandInToolchain.files.merging(files) { _, second in second })
        try StandInToolchain.allow(in: repository.path)
    }

    /// Where the compiler stands, and what a program that is instrumented like these tests has to know, too.
    private static let inherited = {
        // check:allow banned-symbol: nothing else tells where the toolchain stands, and where reached lines are written
        ProcessInfo.processInfo.environment.filter {
            ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE"].contains($0.key)
        }
    }()

    /// Runs it in the folder of the repository.
    ///
    /// - Parameters:
    ///   - words: the words after its name.
    ///   - variables: what else stands in its environment.
    /// - Returns: how it ended and what it wrote.
    /// - Throws: `ProcessError` when it was not built.
    func run(_ words: String..., with variables: [String: String] = [:]) throws -> ProcessResult {
        let own = ["PATH": "\(path("bin")):\(Self.inherited["PATH"] ?? "")", "TESSERA_REPOSITORY": repository.path]
        let environment = Self.inherited.merging(own) { $1 }.merging(variables) { $1 }
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "assemble").path
        return try ProcessRunner(environment: environment).run(program, words, in: repository.path)
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
