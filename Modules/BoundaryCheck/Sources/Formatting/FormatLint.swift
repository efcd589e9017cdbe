import JSONKit
import Repository
import RepositoryFiles

/// Asks the formatter of the toolchain, and remembers its answers by the content of the files.
///
/// The answers are kept in `.build/check`, so that a second run starts no formatter unless a file changes.
struct FormatLint {
    /// How many files one process gets.
    static let batch = 200

    /// Gives paths to the formatter and gets what it prints; takes the place of a process in tests.
    let run: (_ paths: [String]) throws -> String
    /// The answers that were kept, and are kept again.
    let memory: FormatMemory

    /// What the formatter says, by path.
    func complaints(about files: [(path: String, text: String)]) throws -> [String: [Complaint]] {
        var known = memory.answers()
        let answers = files.map { (path: $0.path, hash: "\(ContentHash($0.text))") }
        let unknown = answers.filter { known[$0.path]?.hash != $0.hash }
        for start in stride(from: 0, to: unknown.count, by: Self.batch) {
            let batch = unknown[start..<min(start + Self.batch, unknown.count)]
            let said = try complaints(in: run(batch.map(\.path)))
            for (path, hash) in batch { known[path] = FormatAnswer(hash: hash, complaints: said[path] ?? []) }
        }
        if !unknown.isEmpty { try memory.keep(known.filter { answer in files.contains { $0.path == answer.key } }) }
        return known.mapValues(\.complaints)
    }

    private func complaints(in output: String) -> [String: [Complaint]] {
        let read = output.split(separator: "\n").compactMap(Complaint.read)
        return Dictionary(grouping: read, by: \.path).mapValues { $0.map(\.complaint) }
    }
}

extension FormatLint {
    /// The formatter of the toolchain.
    static func toolchain(in repository: String, processes: ProcessRunner) -> FormatLint {
        let configuration = (try? Files.read("\(repository)/.swift-format")) ?? ""
        let stamp = Toolchain.stamp(path: processes.environment["PATH"] ?? "")
        let memory = FormatMemory(
            path: "\(repository)/.build/check/formatted.json", key: "\(ContentHash(configuration, stamp))")
        return FormatLint(
            run: { paths in
                let words = ["format", "lint", "--strict", "--parallel", "--configuration", ".swift-format"] + paths
                let result = try processes.run("swift", words, in: repository)
                guard result.status == 0 || result.errors.contains(": error: ") else {
                    throw ProcessError(command: ["swift", "format", "lint"], reason: result.errors)
                }
                return result.errors
            }, memory: memory)
    }
}
