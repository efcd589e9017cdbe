import Repository
import Testing

@testable import Assembler

@Suite("comparing and explaining")
struct ComparingTests {
    @Test("what only one side has, and what has another version or size")
    func difference() {
        let first = Side(
            name: "a", features: ["about": "0.1.0", "calls": "1.0.0"], commands: ["about", "call"], libraries: ["libc"],
            size: 1_048_576)
        let second = Side(
            name: "b", features: ["about": "0.2.0", "gallery": "1.0.0"], commands: ["about", "gallery"],
            libraries: ["libc", "libm"], size: 2_097_152)
        #expect(
            Difference(first, second).changes == [
                .init(subject: "feature", before: "calls", after: nil),
                .init(subject: "feature", before: nil, after: "gallery"),
                .init(subject: "version", before: "about 0.1.0", after: "about 0.2.0"),
                .init(subject: "command", before: "call", after: nil),
                .init(subject: "command", before: nil, after: "gallery"),
                .init(subject: "library", before: nil, after: "libm"),
                .init(subject: "size", before: "1.00 MiB", after: "2.00 MiB"),
            ])
        #expect(Difference(first, first).changes.isEmpty)
    }

    @Test("a distribution and a binary are compared by features and commands alone")
    func mixed() {
        let binary = Side(name: "a", features: ["a": "1"], commands: ["x"], libraries: ["libc.so.6"], size: 5)
        let distribution = Side(name: "b", features: ["a": "1"], commands: ["y"], libraries: ["libc6"], size: nil)
        #expect(Difference(binary, distribution).changes.map(\.subject) == ["command", "command"])
    }

    @Test("the shortest chain is found, whatever rings there are")
    func chain() {
        let package = Package(
            name: "p",
            targets: [
                PackageTarget("A", path: "A", dependencies: ["B", "C"]),
                PackageTarget("B", path: "B", dependencies: ["D"]),
                PackageTarget("C", path: "C", dependencies: ["E"]),
                PackageTarget("D", path: "D", dependencies: ["E", "A"]),
                PackageTarget("E", path: "E"), PackageTarget("F", path: "F"),
            ])
        let chain = DependencyChain(package)
        #expect(chain.shortest(from: ["A"], to: "E") == ["A", "C", "E"])
        #expect(chain.shortest(from: ["B", "A"], to: "D") == ["B", "D"])
        #expect(chain.shortest(from: ["A"], to: "A") == ["A"])
        #expect(chain.shortest(from: ["A"], to: "F") == nil)
    }

    @Test("sizes and times are rounded to two digits")
    func quantities() {
        let sizes: [(Int, String)] = [
            (0, "0.00 MiB"), (1_048_576, "1.00 MiB"), (1_053_818, "1.00 MiB"), (1_053_819, "1.01 MiB"),
            (7_287_603, "6.95 MiB"),
        ]
        for (bytes, expected) in sizes { #expect(ByteCount(bytes).text == expected) }
        #expect(Seconds(.milliseconds(3_704)).text == "3.70 s")
        #expect(Seconds(.milliseconds(3_706)).text == "3.71 s")
        #expect(Seconds(.seconds(61)).text == "61.00 s")
    }
}
