import FeatureKitInterface
import FeatureKitTesting
import SettingsInterface
import SettingsTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import TextViewKit

@MainActor
@Suite("pictures of a session")
struct PictureSessionTests {
    private let loop = VirtualLoop()
    private let pixels = PixelImage(width: 2, height: 2, bytes: [UInt8](repeating: 200, count: 16))

    private func open(
        _ answers: TerminalAnswers, _ extent: ScreenOptions.Extent = .full, _ variables: [String: String] = [:]
    ) throws -> (ScriptedTerminal, ScreenSession) {
        let terminal = ScriptedTerminal(Size(width: 12, height: 4), answers: answers)
        let variables = ["TERM": "xterm-256color"].merging(variables) { $1 }
        let image = Image(try #require(pixels), label: "grey")
        let maker = ScreenMaker(variables: variables, settings: nil)
        let session = ScreenSession(terminal, loop, ScreenOptions(extent), environment: variables) { traits in
            maker.screen({ AnyView(image) }, on: traits)
        }
        try session.open()
        while terminal.hasInput { loop.makeReady(terminal.descriptor, for: .reading) }
        return (terminal, session)
    }

    @Test("a terminal that says that it can shows pictures, and gives them back at the end")
    func able() throws {
        for answers in [TerminalAnswers.kitty, .sixel] {
            let (terminal, session) = try open(answers)
            #expect(terminal.screen.hasPictures && terminal.screen.text == "", "\(answers)")
            session.close()
            #expect(terminal.screen.faults == [] && !terminal.screen.hasPictures, "\(answers)")
        }
    }

    @Test("all others show half blocks, and so do lines below the prompt, multiplexers and whoever wants them")
    func halfBlocks() throws {
        let rows: [(TerminalAnswers, ScreenOptions.Extent, [String: String])] = [
            (.modern, .full, [:]), (.attributes, .full, [:]), (.kitty, .lines(2), [:]), (.sixel, .lines(2), [:]),
            (.kitty, .full, ["TERM": "tmux-256color"]), (.sixel, .full, ["TERM": "screen"]),
            (.kitty, .full, ["TESSERA_PICTURES": "half"]), (.sixel, .full, ["NO_COLOR": "1"]),
        ]
        for (answers, extent, variables) in rows {
            let (terminal, session) = try open(answers, extent, variables)
            #expect(terminal.screen.rows.joined().contains("▀▀"), "\(answers) \(variables)")
            #expect(terminal.screen.faults == [], "\(answers) \(variables)")
            session.close()
        }
    }

    @Test("what was asked for is used, whatever the terminal says")
    func asked() throws {
        let (terminal, session) = try open(.sixel, .full, ["TESSERA_PICTURES": "sixel", "TERM": "tmux-256color"])
        #expect(terminal.screen.hasPictures)
        session.close()
    }

    @Test("a multiplexer is not asked, because it takes the question for a title")
    func silence() throws {
        let (terminal, session) = try open(.kitty, .full, ["TERM": "screen-256color"])
        #expect(!terminal.writes.contains { String(decoding: $0, as: UTF8.self).contains("\u{1B}_G") })
        session.close()
    }

    @Test("the pixels of a cell come from the terminal, or from its window, or are those of a VT340")
    func cellPixels() {
        let screen = Size(width: 80, height: 24)
        let rows: [([TerminalReply], Size?)] = [
            ([.cellPixels(Size(width: 8, height: 17))], Size(width: 8, height: 17)),
            ([.windowPixels(Size(width: 725, height: 480))], Size(width: 9, height: 20)),
            (
                [.windowPixels(Size(width: 1, height: 1)), .cellPixels(Size(width: 7, height: 14))],
                Size(width: 7, height: 14)
            ),
            ([.cellPixels(Size(width: 1, height: 1))], nil), ([.cellPixels(Size(width: 9000, height: 20))], nil),
            ([], nil),
        ]
        for (replies, wanted) in rows {
            var traits = TerminalTraits()
            for reply in replies { traits.note(reply) }
            traits.choosePictures(environment: [:], size: screen)
            #expect(traits.cellPixels == wanted)
            #expect(traits.capabilities(environment: [:]).cellPixels == wanted ?? Size(width: 10, height: 20))
        }
    }

    @Test("the setting stands in the variables of the process")
    func setting() throws {
        let settings = MemorySettings(TerminalSettings.definitions)
        for choice in PictureChoice.allCases {
            try settings.decide(TerminalSettings.pictures, choice)
            let variables = TerminalSettings.variables(["TERM": "xterm"], as: settings)
            #expect(variables["TESSERA_PICTURES"] == (choice == .auto ? nil : choice.rawValue))
        }
    }

    @Test("what opens over a picture hides it, and what closes shows it again", arguments: PictureProtocol.allCases)
    func popups(pictures: PictureProtocol) throws {
        // Fewer than 256 colours, so that sixel shows each as it is.
        var bytes: [UInt8] = []
        for y in 0..<20 {
            for x in 0..<30 { bytes += [UInt8(x / 2 * 16), UInt8(y / 2 * 24), 0, 255] }
        }
        let image = Image(try #require(PixelImage(width: 30, height: 20, bytes: bytes)), label: "slope")
        let runtime = LiveRuntime(paintsPictures: true) {
            VStack {
                image
                Button("Go") {}
            }
        }
        var capabilities = TerminalCapabilities()
        capabilities.pictures = pictures
        let writer = FrameWriter(capabilities: capabilities)
        var terminal = ModelTerminal(width: 30, height: 12)
        var seen: [Bool] = []
        for key in [nil, "?", "?", "?", "?"] as [Character?] {
            if let key { runtime.handle(.key(.typing(key)), at: .zero) }
            let cells = runtime.frame(size: Size(width: 30, height: 12), at: .zero).cells
            writer.write(cells)
            try terminal.apply(writer.output)
            #expect(terminal.difference(from: cells) == nil)
            seen.append(terminal.rows.contains { $0.contains("Page Up") })
        }
        #expect(seen == [false, true, false, true, false])
    }
}
