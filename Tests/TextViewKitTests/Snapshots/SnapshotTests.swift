import Foundation
import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@Suite("Snapshots")
struct SnapshotTests {
    private let view = Text("Total ").dim() + Text("42").bold().foreground(.green)

    @Test("styled text shows the grid, then a letter for each style, then what the letters mean")
    func styled() {
        #expect(
            ViewSnapshot(view, width: 10, height: 1).styled == """
                |Total 42  |
                --
                |aaaaaabb..|
                --
                a dim
                b bold fg=green

                """)
    }

    @Test("ANSI text names each style and ends it")
    func ansi() {
        let rendering = Rendering(view, size: Size(width: 10, height: 1))
        #expect(rendering.text(as: .ansi) == "\u{1B}[2mTotal \u{1B}[0m\u{1B}[1;32m42\u{1B}[0m\n")
        #expect(rendering.text(as: .text) == "Total 42\n")
    }

    @Test("a picture has each glyph in its columns and escapes what is markup")
    func svg() {
        let svg = ViewSnapshot(Text("<文>&"), width: 6, height: 1).svg
        // Nine units a column, twelve of margin outside: `<` at 0, the wide glyph at 9 and 18 wide, `>&` at 27.
        #expect(svg.contains("<text x=\"0\" y=\"13.5\" textLength=\"9\""))
        #expect(svg.contains("<text x=\"9\" y=\"13.5\" textLength=\"18\""))
        #expect(svg.contains("<text x=\"27\" y=\"13.5\" textLength=\"27\""))
        #expect(svg.contains("&lt;") && svg.contains("&gt;&amp;"))
        #expect(svg.contains("width=\"78\" height=\"42\""))
        #expect(!svg.contains("http://") || svg.components(separatedBy: "http://").count == 2)
    }

    @Test("a missing file is written, an equal one passes, another one fails with both grids and marks")
    func recording() throws {
        let folder = try TemporaryFolder()
        let files = SnapshotFolder(folder: folder.path, mode: .missing)
        try files.compare(ViewSnapshot(Text("abc"), width: 5, height: 1), named: "a name")
        try files.compare(ViewSnapshot(Text("abc"), width: 5, height: 1), named: "a name")
        let error = #expect(throws: SnapshotError.self) {
            try files.compare(ViewSnapshot(Text("abd"), width: 5, height: 1), named: "a name")
        }
        #expect(error?.description.hasPrefix("- abc\n+ abd\n    ^\ndiffers from ") == true)
    }

    @Test("where nothing may be written a missing file is a failure; all writes again")
    func modes() throws {
        let folder = try TemporaryFolder()
        let snapshot = ViewSnapshot(Text("a"), width: 5, height: 1)
        #expect(throws: SnapshotError.self) {
            try SnapshotFolder(folder: folder.path, mode: .never).compare(snapshot, named: "x")
        }
        try SnapshotFolder(folder: folder.path, mode: .all).compare(snapshot, named: "x")
        let other = ViewSnapshot(Text("b"), width: 5, height: 1)
        try SnapshotFolder(folder: folder.path, mode: .all).compare(other, named: "x")
        try SnapshotFolder(folder: folder.path, mode: .never).compare(other, named: "x")
    }

    @Test("files that nothing was compared with are reported")
    func unused() throws {
        let folder = try TemporaryFolder()
        let snapshot = ViewSnapshot(Text("a"), width: 5, height: 1)
        let first = SnapshotFolder(folder: folder.path, mode: .all)
        try first.compare(snapshot, named: "old")
        try first.compare(snapshot, named: "kept", as: .svg)
        let second = SnapshotFolder(folder: folder.path, mode: .never)
        try second.compare(snapshot, named: "kept", as: .svg)
        #expect(second.unused() == ["old.txt"])
    }

    @Test(
        "CI never records",
        arguments: [
            ([:], RecordMode.missing), (["TESSERA_RECORD": "all"], .all),
            (["TESSERA_RECORD": "all", "CI": "1"], .never),
            (["CI": ""], .missing), (["TESSERA_RECORD": "typo"], .missing),
        ] as [([String: String], RecordMode)])
    func environment(variables: [String: String], mode: RecordMode) {
        #expect(RecordMode(environment: variables) == mode)
    }

    @Test("marks stand under the columns that differ, wide glyphs counted as two")
    func difference() {
        let difference = GridDifference(expected: "文a\nsame", actual: "文b\nsame\nmore")
        #expect(difference.description == "- 文a\n+ 文b\n    ^\n  same\n+ more\n  ^^^^")
        #expect(difference.cells == 5)
    }
}
