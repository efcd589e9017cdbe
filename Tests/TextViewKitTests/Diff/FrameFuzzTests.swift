import Foundation
import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@Suite("random programs of draws and resizes")
struct FrameFuzzTests {
    /// `TESSERA_FUZZ_STEPS` asks for more steps, `TESSERA_FUZZ_SEED` repeats a run.
    // check:allow banned-symbol: the nightly script asks for more steps than a test takes
    private let steps = ProcessInfo.processInfo.environment["TESSERA_FUZZ_STEPS"].flatMap { Int($0) } ?? 10_000
    // check:allow banned-symbol: a person repeats the run of a printed seed
    private let seed = ProcessInfo.processInfo.environment["TESSERA_FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_251_130

    @Test(
        "what was written bit by bit looks like the frame, and the same frame again writes nothing",
        arguments: WidthModel.allCases)
    func incremental(model: WidthModel) throws {
        var numbers = SeededNumbers(state: seed)
        var program = Program(model: model, &numbers)
        for step in 0..<steps / 2 {
            if step % 64 == 63 { program = Program(model: model, &numbers) }
            let fault = try program.step(&numbers)
            try #require(fault == nil, "seed \(seed), step \(step), \(model): \(fault ?? "")")
        }
    }

    /// A buffer, a writer and a terminal that show the same.
    private struct Program {
        var terminal: ModelTerminal
        let buffer: CellBuffer
        let writer: FrameWriter

        init(model: WidthModel, _ numbers: inout SeededNumbers) {
            let (width, height) = (Int.random(in: 1..<34, using: &numbers), Int.random(in: 1..<10, using: &numbers))
            var capabilities = TerminalCapabilities()
            capabilities.repeats = Bool.random(using: &numbers)
            capabilities.scrolls = Int.random(in: 0..<4, using: &numbers) > 0
            capabilities.synchronizes = Bool.random(using: &numbers)
            writer = FrameWriter(capabilities: capabilities)
            buffer = CellBuffer(width: width, height: height)
            terminal = ModelTerminal(width: width, height: height, model: model)
        }

        mutating func step(_ numbers: inout SeededNumbers) throws -> String? {
            change(&numbers)
            for _ in 0..<Int.random(in: 1..<6, using: &numbers) { RandomDrawing.draw(into: buffer, &numbers) }
            let cursor = Bool.random(using: &numbers) ? CursorPlace(x: buffer.width / 2, y: 0) : nil
            writer.write(buffer, cursor: cursor)
            try terminal.apply(writer.output)
            if let difference = terminal.difference(from: buffer) { return difference }
            if let cursor, (terminal.x, terminal.y) != (cursor.x, cursor.y) { return "the cursor is elsewhere" }
            if terminal.isCursorVisible != (cursor != nil) || terminal.isUpdating { return "wrong modes" }
            writer.write(buffer, cursor: cursor)
            return writer.output.isEmpty ? nil : "the same frame again writes something"
        }

        /// Now and then the terminal takes another size, or somebody else writes to it.
        private mutating func change(_ numbers: inout SeededNumbers) {
            switch Int.random(in: 0..<40, using: &numbers) {
            case 0:
                let (width, height) = (Int.random(in: 1..<34, using: &numbers), Int.random(in: 1..<10, using: &numbers))
                if (width, height) == (buffer.width, buffer.height) { writer.invalidate() }
                buffer.resize(width: width, height: height)
                terminal = ModelTerminal(width: width, height: height, model: terminal.model)
            case 1:
                terminal = ModelTerminal(width: buffer.width, height: buffer.height, model: terminal.model)
                writer.invalidate()
            default: break
            }
        }
    }
}
