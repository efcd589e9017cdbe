import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

/// The animated picture in README.md is a session that is played here again.
///
/// A run with `TESSERA_RECORD=all` makes it anew.
@Suite("the recorded tour")
struct RecordingTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Modules/Shell/Documentation/tour.svg").standardizedFileURL.path
    private static let limit = 300_000

    @Test("it is current, and small enough for a page")
    func tour() async throws {
        let svg = try await recorded().svg
        // check:allow banned-symbol: whether files may be written is asked for in the environment of the tests
        if RecordMode(environment: ProcessInfo.processInfo.environment) == .all {
            try svg.write(toFile: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(svg.utf8.count < Self.limit)
        let isCurrent = try String(contentsOfFile: Self.file, encoding: .utf8) == svg
        #expect(isCurrent, "the tour shows something else now; look at it, and record it anew")
    }

    /// Nothing in it depends on the time, the network or where the program stands.
    private func recorded() async throws -> TerminalRecording {
        let home = try AppHome(keeping: "")
        let program = try home.open(size: Size(width: 120, height: 28))
        var tour = Tour(program)
        try await tour.show(2_500) { $0.text.contains(#/\[ (Begin|Next) \]/#) }
        if tour.text.contains("[ Next ]") { try await tour.press("\r", 2_500) { $0.text.contains("[ Begin ]") } }
        // What Home shows comes when it has been loaded, in more frames on a slower machine; it is passed through.
        program.send("\r")
        try await program.wait { !$0.text.contains("[ Begin ]") && $0.text.contains("▸⌂ Home") }
        // The tab is marked a frame before its content is there.
        try await tour.press(tour.key(of: "Catalogue"), 1_500) {
            $0.text.contains("▸▦ Catalogue") && $0.text.contains("╭─ text ─")
        }
        for component in ["lines", "colours", "stacks"] {
            try await tour.press("\u{1B}[B", 800) { $0.text.contains("╭─ \(component) ─") }
        }
        try await tour.press("\u{10}", 1_000) { $0.text.contains("─ Go to") }
        for (typed, shown, found) in [
            ("c", "c", "call dial"), ("o", "co", "config"), ("nfig l", "config l", "list all"),
        ] {
            try await tour.press(typed, 700) { $0.text.contains("Find \(shown)") && $0.text.contains(found) }
        }
        try await tour.press("ist", 1_000) { $0.text.contains("Find config list") && $0.text.contains("list all") }
        try await tour.press("\r", 2_500) { $0.text.contains("Usage: tessera config list") }
        try await tour.press("\r", 3_000) {
            $0.text.contains("calls.country") && $0.text.contains("theme") && !$0.text.contains("Usage")
        }
        program.send("\u{11}")
        #expect(try await program.end() == 0)
        return tour.recording
    }
}

/// A session that is recorded while it goes on.
private struct Tour {
    private let program: TerminalProgram
    private(set) var recording = TerminalRecording()
    private var updates = 0

    init(_ program: TerminalProgram) { self.program = program }

    var text: String { program.screen.text }

    /// Types, and keeps the first whole frame after it that shows something.
    mutating func press(
        _ keys: String, _ milliseconds: Int, until condition: @escaping @Sendable (TerminalScreen) -> Bool
    ) async throws {
        program.send(keys)
        try await show(milliseconds, until: condition)
    }

    mutating func show(
        _ milliseconds: Int, until condition: @escaping @Sendable (TerminalScreen) -> Bool
    ) async throws {
        let before = updates
        let screen = try await program.wait { !$0.isUpdating && $0.updates > before && condition($0) }
        updates = screen.updates
        recording.add(screen, for: milliseconds)
    }

    /// The key that opens a tab: in a wide terminal the titles stand on the left, the first one in the second row.
    func key(of tab: String) throws -> String {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = rows.indices.dropFirst().first { rows[$0].prefix(16).contains(tab) }
        return "\u{1B}\(try #require(row, "\(text)"))"
    }
}
