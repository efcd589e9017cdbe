import Repository
import RepositoryFiles
import Testing

@testable import BoundaryCheck

@Suite("this repository")
struct OwnRepositoryTests {
    private let repository = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

    @Test("keeps every rule but that of the formatter, which takes its time and is asked by Scripts/check")
    func kept() throws {
        let reader = CodebaseReader(repository: repository, processes: try .ofThisProcess())
        let lint = FormatLint(run: { _ in "" }, memory: FormatMemory(path: "", key: ""))
        let rules = RuleList.all(lint: lint).filter { $0.name != "formatted" }
        let report = try Checker(rules: rules).report(on: reader.codebase())
        #expect(report.findings.map(\.description) == [])
        #expect(report.verdicts.count == rules.count)
        #expect(report.modules >= 9)
    }

    @Test("the imports of each target are those that the compiler sees")
    func imports() throws {
        let processes = try ProcessRunner.ofThisProcess()
        let codebase = try CodebaseReader(repository: repository, processes: processes).codebase()
        for unit in codebase.units where !codebase.files(of: unit).isEmpty {
            let files = codebase.files(of: unit)
            let words = ["-frontend", "-emit-imported-modules", "-module-name", "Any", "-parse-as-library", "-o", "-"]
            let output = try processes.output(of: "swiftc", words + files.map(\.path), in: repository)
            let seen = output.split(separator: "\n")
            let implicit = ["Swift", "_Concurrency", "_StringProcessing"]
            let compiler = Set(seen.map(String.init)).subtracting(implicit)
            #expect(Set(files.flatMap(\.imports).map(\.module)) == compiler, "\(unit.name)")
        }
    }
}

extension ProcessRunner {
    /// Programs get the environment of the tests.
    static func ofThisProcess() throws -> ProcessRunner {
        let pairs = try Files.read("/proc/self/environ").split(separator: "\0").compactMap { entry in
            entry.firstIndex(of: "=").map { (String(entry[..<$0]), String(entry[entry.index(after: $0)...])) }
        }
        return ProcessRunner(environment: Dictionary(pairs) { first, _ in first })
    }
}
