import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

/// Fuzzes content: whatever bytes a text is made of, its frames show it harmlessly, and they are right.
///
/// The input is the width, the height, a few choices, and the text. The model terminal refuses every sequence that a
/// frame may not contain, so content that reaches it as a sequence is found.
enum FrameTarget {
    static func run(_ input: [UInt8]) -> CInt {
        guard input.count > 4 else { return 0 }
        let model: WidthModel = input[2] & 1 == 0 ? .grapheme : .legacy
        var layout = TextLayout()
        layout.model = model
        layout.wrapping = TextWrapping.allCases[Int(input[2] >> 1) % 3]
        layout.truncation = TextTruncation.allCases[Int(input[2] >> 3) % 4]
        layout.lineLimit = input[3] & 1 == 0 ? nil : Int(input[3] >> 1)
        let buffer = CellBuffer(width: 1 + Int(input[0] % 40), height: 1 + Int(input[1] % 12))
        let writer = FrameWriter()
        var terminal = ModelTerminal(width: buffer.width, height: buffer.height, model: model)
        for dropped in [4, (4 + input.count) / 2] {
            let content = String(decoding: input.dropFirst(dropped), as: UTF8.self)
            let text = StyledText([StyledRun(content, link: "x:\(dropped)")])
            for (y, line) in layout.lines(of: text, width: buffer.width).enumerated() {
                buffer.write(line, atX: Int(input[3] % 5) - 2, y: y, clippedTo: buffer.bounds)
            }
            writer.write(buffer)
            do { try terminal.apply(writer.output) } catch { Finding.report("\(error)") }
            if let difference = terminal.difference(from: buffer) { Finding.report(difference) }
        }
        return 0
    }
}
