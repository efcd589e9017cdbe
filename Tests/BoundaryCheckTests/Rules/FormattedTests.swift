import JSONKit
import Testing

@testable import BoundaryCheck

@Suite("the formatter")
struct FormattedTests {
    private let output = """
        Modules/A/Sources/A.swift:3:1: error: [LineLength] line is too long
        Modules/A/Sources/A.swift:4:2: error: unexpected code ':' before '}'
        something else

        """

    @Test("what the formatter says is a finding, and its silence is none")
    func findings() throws {
        let fixture = Fixture(.feature("A")).with("Modules/A/Sources/A.swift", "let a = 1\n")
        let reason = "one form and documented contracts let a reader look at what the code does"
        let fix = "run `swift format -i Modules/A/Sources/A.swift`, and write what it cannot write itself"
        let file = try TemporaryFile()
        let memory = FormatMemory(path: file.path, key: "key")
        let rule = Formatted(lint: FormatLint(run: { _ in output }, memory: memory))
        #expect(
            try fixture.findings(rule) == [
                "Modules/A/Sources/A.swift:3:1: error: [formatted] line is too long (LineLength). "
                    + "why: \(reason). fix: \(fix)",
                "Modules/A/Sources/A.swift:4:2: error: [formatted] unexpected code ':' before '}'. "
                    + "why: \(reason). fix: \(fix)",
            ])
        let silent = FormatMemory(path: try TemporaryFile().path, key: "key")
        #expect(try fixture.findings(Formatted(lint: FormatLint(run: { _ in "" }, memory: silent))) == [])
    }

    @Test("a file is given to the formatter again only when its content or the formatter changes")
    func remembered() throws {
        let file = try TemporaryFile()
        let memory = FormatMemory(path: file.path, key: "key")
        let asked = Asked()
        var lint = FormatLint(
            run: { paths in
                asked.paths += paths
                return paths.contains("a.swift") ? "a.swift:1:2: error: [R] x\n" : ""
            }, memory: memory)
        let first = try lint.complaints(about: [("a.swift", "1"), ("b.swift", "2")])
        #expect(first["a.swift"] == [Complaint(position: .init(line: 1, column: 2), text: "x (R)")])
        #expect(asked.paths == ["a.swift", "b.swift"])
        #expect(try lint.complaints(about: [("a.swift", "1"), ("b.swift", "2")]) == first)
        _ = try lint.complaints(about: [("a.swift", "1"), ("b.swift", "3")])
        #expect(asked.paths == ["a.swift", "b.swift", "b.swift"])
        lint = FormatLint(run: lint.run, memory: FormatMemory(path: memory.path, key: "other"))
        _ = try lint.complaints(about: [("a.swift", "1")])
        #expect(asked.paths == ["a.swift", "b.swift", "b.swift", "a.swift"])
    }

    @Test("one process gets at most 200 files")
    func batches() throws {
        let file = try TemporaryFile()
        let memory = FormatMemory(path: file.path, key: "key")
        let asked = Asked()
        let lint = FormatLint(
            run: { paths in
                asked.sizes.append(paths.count)
                return ""
            }, memory: memory)
        _ = try lint.complaints(about: (0..<450).map { ("\($0).swift", "") })
        #expect(asked.sizes == [200, 200, 50])
    }
}

/// What the formatter was asked for.
private final class Asked {
    var paths: [String] = []
    var sizes: [Int] = []
}
