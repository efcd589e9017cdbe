import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

/// The pictures in the documentation of the shell are what the app shows in a terminal.
///
/// A run with `TESSERA_RECORD=all` makes them anew.
@Suite("the pictures of the app")
struct PictureTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Modules/Shell/Documentation").standardizedFileURL.path

    private func compare(_ screen: TerminalScreen, _ name: String) throws {
        // check:allow banned-symbol: whether files may be written is asked for in the environment of the tests
        let mode = RecordMode(environment: ProcessInfo.processInfo.environment)
        let file = "\(Self.folder)/\(name).svg"
        if mode == .all {
            try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
            try screen.svg.write(toFile: file, atomically: true, encoding: .utf8)
        }
        let isCurrent = try String(contentsOfFile: file, encoding: .utf8) == screen.svg
        #expect(isCurrent, "\(name) now:\n\(screen.text)")
    }

    /// Waits for a whole frame with a text.
    private func frame(_ text: String, after updates: Int = 0, _ program: TerminalProgram) async throws
        -> TerminalScreen
    {
        try await program.wait { $0.updates > updates && $0.text.contains(text) }
    }

    @Test("the welcome, in a small terminal")
    func welcome() async throws {
        let program = try AppHome(keeping: "").open(size: Size(width: 80, height: 20))
        let screen = try await program.wait { $0.updates > 0 && $0.text.contains(#/\[ (Begin|Next) \]/#) }
        try compare(screen, "welcome")
    }

    @Test("a screen beside the tabs, the palette over it, and a command that it found")
    func screens() async throws {
        let home = try AppHome()
        let program = try home.open("open", "tessera://catalogue", size: Size(width: 120, height: 26))
        var screen = try await frame("▸▦ Catalogue", program)
        try compare(screen, "tabs")
        program.send("\u{10}")
        screen = try await frame("─ Go to", after: screen.updates, program)
        program.send("conf")
        screen = try await frame("config validate", after: screen.updates, program)
        try compare(screen, "palette")
        program.send("ig list\r")
        screen = try await frame("Usage: tessera config list", after: screen.updates, program)
        try compare(screen, "command")
    }
}
