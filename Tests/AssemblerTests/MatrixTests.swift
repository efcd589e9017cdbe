import CommandKitInterface
import DescriptorKit
import Foundation
import RepositoryFiles
import Testing

@testable import Assembler

@Suite("the distributions side by side")
struct MatrixTests {
    private let row = DistributionRow(
        name: "kiosk", features: ["about", "calls"], alongCount: 3, size: 7_287_603, start: .microseconds(3_650),
        linked: ["libc.so.6"], opened: [])

    @Test("a row says what was chosen and what it costs")
    func cells() {
        #expect(row.cells == ["kiosk", "about, calls (+3)", "6.95 MiB", "3.7 ms", "libc.so.6", "–"])
    }

    @Test("the table stands between its markers, and a second one takes the place of the first")
    func markdown() throws {
        let empty = "before\n\(DistributionTable.opening)\n\(DistributionTable.closing)\nafter\n"
        let table = DistributionTable(rows: [row])
        let text = try #require(table.replacing(in: empty))
        #expect(
            text == """
                before
                <!-- assemble:matrix -->
                | distribution | features | size | start | linked | opened at first use |
                | --- | --- | --- | --- | --- | --- |
                | `kiosk` | about, calls (+3) | 6.95 MiB | 3.7 ms | libc.so.6 | – |
                <!-- assemble:matrix end -->
                after

                """)
        #expect(table.replacing(in: text) == text)
        #expect(table.replacing(in: "no markers") == nil)
    }

    /// Figures are those of one machine; what is in a distribution is not.
    @Test("the table in the README names every distribution, each with its features")
    func readme() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
            .path
        let lines = try Files.read("\(root)/README.md").split(separator: "\n")
        let start = try #require(lines.firstIndex { $0 == DistributionTable.opening })
        let end = try #require(lines.firstIndex { $0 == DistributionTable.closing })
        let named = lines[(start + 3)..<end].map { line in
            line.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let chooser = Chooser(repository: root)
        let known = try chooser.distributions().map { name in
            let choice = try chooser.choice(of: Request(distribution: name))
            let along = choice.selection.features.count - choice.chosen.count
            return ["`\(name)`", "\(choice.chosen.joined(separator: ", ")) (+\(along))"]
        }
        #expect(named == known)
    }
}
