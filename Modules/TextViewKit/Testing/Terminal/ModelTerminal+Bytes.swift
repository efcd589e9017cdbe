package import TextViewKit
import TextViewKitInterface

extension ModelTerminal {
    /// Applies the bytes of a frame.
    package mutating func apply(_ output: OutputBuffer) throws { try apply(output.withBytes(Array.init)) }

    /// Applies bytes.
    ///
    /// - Throws: ``ModelTerminalError`` at the first thing that a frame must not contain.
    package mutating func apply(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while let byte = rest.first {
            if byte >= 0x20, byte != 0x7F {
                try applyText(rest.prefix { $0 >= 0x20 && $0 != 0x7F })
                rest = rest.drop { $0 >= 0x20 && $0 != 0x7F }
            } else {
                rest = rest.dropFirst()
                if byte == 0x1B { try applyEscape(&rest) } else { try applyControl(byte) }
            }
        }
    }

    private mutating func applyText(_ bytes: ArraySlice<UInt8>) throws {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ModelTerminalError.unfinished }
        if text.unicodeScalars.contains(where: { 0x80...0x9F ~= $0.value }) { throw ModelTerminalError.unknown(text) }
        var pieces: [(String, Int)] = []
        TextMetrics(model: model).forEachCluster(in: text) { cluster, _, width in
            pieces.append((String(cluster), width))
        }
        for (piece, width) in pieces {
            try put(piece, width: width)
            if width > 0 { lastGlyph = self[max(0, x - width)] }
        }
    }

    private mutating func applyControl(_ byte: UInt8) throws {
        lastGlyph = nil
        switch byte {
        case 0x08: x = max(0, min(x, width - 1) - 1)
        case 0x0D: x = 0
        case 0x0A where y + 1 < height || isLenient: lineFeed()
        case 0x0A: throw ModelTerminalError.scrolled
        default: throw ModelTerminalError.unknown(String(Unicode.Scalar(byte)))
        }
    }

    private mutating func applyEscape(_ rest: inout ArraySlice<UInt8>) throws {
        switch rest.popFirst() {
        case UInt8(ascii: "["): try applyCSI(&rest)
        case UInt8(ascii: "]"): try applyOSC(&rest)
        case UInt8(ascii: "_"): try kitty.apply(string(&rest), at: Point(x: x, y: y))
        case UInt8(ascii: "P"): try drawSixel(Array(string(&rest)))
        case let byte?: throw ModelTerminalError.unknown("\u{1B}\(Unicode.Scalar(byte))")
        case nil: throw ModelTerminalError.unfinished
        }
    }

    /// What stands before the string terminator.
    private func string(_ rest: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        let body = rest.prefix { $0 != 0x1B }
        rest = rest.dropFirst(body.count + 1)
        guard rest.popFirst() == UInt8(ascii: "\\") else { throw ModelTerminalError.unfinished }
        return body
    }

    /// OSC 8 ; parameters ; address ST: the only one that is known.
    private mutating func applyOSC(_ rest: inout ArraySlice<UInt8>) throws {
        let body = rest.prefix { $0 != 0x1B }
        rest = rest.dropFirst(body.count + 1)
        guard rest.popFirst() == UInt8(ascii: "\\") else { throw ModelTerminalError.unfinished }
        let text = String(decoding: body, as: UTF8.self)
        guard text.hasPrefix("8;;"), body.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw ModelTerminalError.unknown(text)
        }
        pen.link = String(text.dropFirst(3))
    }

    private mutating func applyCSI(_ rest: inout ArraySlice<UInt8>) throws {
        let parameters = rest.prefix { 0x30...0x3F ~= $0 }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { throw ModelTerminalError.unfinished }
        let text = String(decoding: parameters, as: UTF8.self)
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let repeated = lastGlyph
        lastGlyph = nil
        if final == UInt8(ascii: "b"), let repeated {
            for _ in 0..<(numbers.first.flatMap { $0 } ?? 1) { try put(repeated.text, width: repeated.width) }
        } else {
            try apply(Unicode.Scalar(final), text, numbers)
        }
    }
}
