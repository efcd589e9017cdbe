import Foundation
import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import WidgetViews

@Suite("views of widgets")
@MainActor
struct SnapshotTests {
    private let folder = SnapshotFolder(
        folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Modules/WidgetViews/Documentation/Snapshots").path,
        mode: RecordMode(environment: Self.variables))

    /// The variables of the process, which only files of the kernel tell here.
    private static var variables: [String: String] {
        let bytes = FileManager.default.contents(atPath: "/proc/self/environ") ?? Data()
        let pairs = String(decoding: bytes, as: UTF8.self).split(separator: "\0").map {
            $0.split(separator: "=", maxSplits: 1)
        }
        return Dictionary(pairs.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }) { first, _ in first }
    }

    /// Each shape with the sizes at which it is looked at.
    private static let shapes: [(name: String, sizes: [(Int, Int)], view: @MainActor (Int, Int) -> AnyView)] = [
        (
            "small", [(22, 9), (24, 10), (28, 12)],
            { AnyView(PosterPanel.small(Samples.frame($0, $1), Samples.figures, isForward: true)) }
        ),
        (
            "medium", [(46, 9), (50, 10), (60, 12)],
            { AnyView(PosterPanel.medium(Samples.frame($0, $1), Samples.figures, isForward: true)) }
        ),
        (
            "large", [(46, 20), (50, 22), (60, 26)],
            { AnyView(PosterPanel.large(Samples.frame($0, $1), Samples.figures, isForward: false)) }
        ),
        ("inline", [(20, 1), (40, 1), (60, 1)], { _, _ in AnyView(AccessoryLine(Samples.figures[1])) }),
        (
            "rectangular", [(20, 3), (24, 3), (30, 3)],
            { width, _ in AnyView(AccessoryBlock(Samples.figures[3], width: width)) }
        ),
        (
            "circular", [(5, 3), (7, 3), (9, 3)],
            { width, _ in AnyView(AccessoryGauge(Samples.figures[3], width: width)) }
        ),
        (
            "message", [(22, 9), (24, 10), (50, 10)],
            {
                AnyView(
                    MessagePanel(
                        Samples.frame($0, $1),
                        message: LocalizedText(en: "Nothing was begun", ru: "Вы ещё ничего не начали")))
            }
        ),
        (
            "shortcuts", [(22, 9), (24, 10), (50, 10)],
            { width, height in
                AnyView(
                    ShortcutPanel(
                        PanelFrame("Quick access", width: width, height: height),
                        [
                            ShortcutFigure("♥", title: "My library", open: .send(IntentValue("open"))),
                            ShortcutFigure("≋", title: "Stream"),
                        ]))
            }
        ),
        (
            "redacted", [(22, 9), (24, 10), (28, 12)],
            { AnyView(PosterPanel.small(Samples.frame($0, $1, isRedacted: true), Samples.figures, isForward: true)) }
        ),
    ]

    @Test("every shape looks, and is read, as its snapshots at three sizes and in two languages say")
    func shapes() throws {
        for (name, sizes, view) in Self.shapes {
            for (width, height) in sizes {
                for language in Language.allCases {
                    let snapshot = ViewSnapshot(
                        view(width, height), width: width, height: height,
                        environment: EnvironmentValues(language: language))
                    for kind in [SnapshotKind.text, .svg, .accessibility] {
                        try folder.compare(snapshot, named: "\(name) \(width)x\(height) \(language.rawValue)", as: kind)
                    }
                    #expect(snapshot.lint == [], "\(name) \(width)x\(height)")
                }
            }
        }
        #expect(folder.unused() == [])
    }

    @Test("a small widget shows two posters, names the first, and has its buttons")
    func small() {
        let view = PosterPanel.small(Samples.frame(28, 8), Array(Samples.figures.prefix(1)), isForward: true)
        #expect(
            ViewSnapshot(view, width: 28, height: 8).text == """
                ▶ Continue watching

                 Шрек & осёл

                ─────────────
                Шрек & осёл
                0 min left
                [ ‹ Back ]        [ Next › ]
                """)
    }

    @Test("redacted, logo, heading and buttons stay, and nothing of the posters is seen or read")
    func redacted() {
        let view = PosterPanel.medium(Samples.frame(50, 10, isRedacted: true), Samples.figures, isForward: true)
        let snapshot = ViewSnapshot(view, width: 50, height: 10)
        #expect(snapshot.text.hasPrefix("▶ Continue watching"))
        #expect(snapshot.text.hasSuffix("[ ‹ Back ]                              [ Next › ]"))
        for title in Samples.titles where title.count > 1 {
            #expect(!snapshot.text.contains(title), "\(title)")
            #expect(!snapshot.accessibility.contains(title), "\(title)")
        }
    }

    /// What a screen shows while a test changes it.
    @MainActor
    private final class Scene {
        var isRedacted = false
        var figures = Samples.figures
    }

    @Test("a locked session hides everything in the very next frame, and other posters are pushed in")
    func locking() {
        let scene = Scene()
        let screen = Harness(width: 50, height: 10) {
            PosterPanel.medium(Samples.frame(50, 10, isRedacted: scene.isRedacted), scene.figures, isForward: true)
        }
        scene.figures.append(scene.figures.removeFirst())
        screen.update()
        #expect(screen.text.contains("0 min left"))
        screen.advance(by: .seconds(1))
        #expect(!screen.text.contains("\n0 min left"))
        let shown = screen.text
        #expect(
            shown
                == ViewSnapshot(
                    PosterPanel.medium(Samples.frame(50, 10), scene.figures, isForward: true), width: 50, height: 10
                ).text)
        scene.isRedacted = true
        screen.update()
        #expect(!screen.text.contains("Lost") && screen.text.contains("▒"))
    }

    @Test("each title is read once, with badge, subtitle and progress, and buttons have names")
    func read() {
        let view = PosterPanel.large(Samples.frame(50, 22), Samples.figures, isForward: true)
        let text = ViewSnapshot(view, width: 50, height: 22, environment: EnvironmentValues(language: .russian))
            .accessibility
        for title in Samples.titles { #expect(text.components(separatedBy: title).count == 2, "\(title)") }
        #expect(text.contains("Новое, Ещё 50 мин., 20%"))
        #expect(text.contains("Пролистнуть назад"))
        #expect(text.contains("Пролистнуть вперёд"))
    }

    @Test("no size breaks a shape", arguments: [0, 1, 2, 3, 5, 200])
    func sizes(side: Int) {
        for shape in Self.shapes {
            let snapshot = ViewSnapshot(shape.view(side, side), width: side, height: side)
            let rows = snapshot.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(rows.count <= max(side, 1), "\(shape.name)")
        }
    }

    @Test("a line of progress is empty at nothing, full at the end, and neither in between")
    func progress() {
        for (fraction, text) in [
            (0, "──────────"), (0.001, "━─────────"), (0.5, "━━━━━─────"), (0.999, "━━━━━━━━━─"), (1, "━━━━━━━━━━"),
            (7, "━━━━━━━━━━"),
            (-1, "──────────"), (.nan, "━─────────"),
        ] as [(Double, String)] {
            #expect(ViewSnapshot(ProgressLine(fraction: fraction, width: 10), width: 10, height: 1).text == text)
        }
    }
}
