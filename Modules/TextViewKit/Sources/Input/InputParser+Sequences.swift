import TextViewKitInterface

extension InputParser {
    mutating func sequence(_ byte: UInt8) {
        switch byte {
        case 0x7F: break
        case ..<0x20, 0x80...: abandon(for: byte)
        case _ where bytes.first == UInt8(ascii: "["): console(byte)
        case UInt8(ascii: "[") where bytes.isEmpty: bytes = [byte]
        case UInt8(ascii: "M") where bytes.isEmpty: state = .mouse
        case _ where isFinal(byte): finish(byte)
        // What is too long keeps its beginning, and vanishes at its end.
        default: if bytes.count <= Self.sequenceLimit { bytes.append(byte) }
        }
    }

    private func isFinal(_ byte: UInt8) -> Bool {
        // A report of the mouse ends with M or m, whatever nonsense stands in it.
        if bytes.first == UInt8(ascii: "<") { return byte == UInt8(ascii: "M") || byte == UInt8(ascii: "m") }
        // rxvt ends keys with `$`, which by the standard stands before the end.
        if byte == UInt8(ascii: "$") {
            return !bytes.isEmpty && bytes.count <= 2
                && bytes.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        return byte >= 0x40
    }

    private mutating func finish(_ final: UInt8) {
        defer { if state != .paste { end() } }
        guard bytes.count <= Self.sequenceLimit else { return }
        let sequence = ControlSequence(bytes, final)
        if expectsCursor, let cursor = sequence.cursor {
            expectsCursor = false
            found.append(.reply(.cursor(cursor)))
        } else if let reply = sequence.reply {
            found.append(.reply(reply))
        } else if let event = sequence.notice ?? sequence.mouse.map(InputEvent.mouse) {
            emit(event)
        } else if final == UInt8(ascii: "~"), sequence.prefix == 0, sequence.number(0) == 200 {
            end()
            state = .paste
            collector = PasteCollector()
        } else {
            emit(sequence.keys)
        }
    }

    private mutating func emit(_ keys: [KeyPress]) {
        for var key in keys {
            if isAlt { key.modifiers.insert(.alt) }
            emit(.key(key))
        }
    }

    /// F1 to F5 of the Linux console: `ESC [ [ A` to `E`.
    private mutating func console(_ byte: UInt8) {
        if UInt8(ascii: "A")...UInt8(ascii: "E") ~= byte { emit([KeyPress(.function(Int(byte) - 64))]) }
        end()
    }

    mutating func single(_ byte: UInt8) {
        guard 0x21...0x7E ~= byte else { return abandon(for: byte) }
        if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: ";") {
            // Old terminals put modifiers between: `ESC O 5 P`.
            if bytes.count < 8 { bytes.append(byte) }
            return
        }
        emit(singleKey(byte).map { [$0] } ?? [])
        end()
    }

    private func singleKey(_ byte: UInt8) -> KeyPress? {
        if byte == KeyTable.keypadEnter { return KeyPress(.enter) }
        if let key = KeyTable.rxvtArrows[byte] { return KeyPress(key, .control) }
        let number = bytes.isEmpty ? 1 : ControlSequence(bytes, byte).parameters.last?.first.flatMap { $0 } ?? 1
        return KeyTable.letters[byte].map {
            KeyPress($0, KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(0, number - 1)) & 63))
        }
    }

    mutating func mouse(_ byte: UInt8) {
        bytes.append(byte)
        guard bytes.count == 3 else { return }
        let numbers = bytes.map { Int($0) - 32 }
        if let event = MouseEvent(bits: numbers[0], x: numbers[1], y: numbers[2], isRelease: false) {
            emit(.mouse(event))
        }
        end()
    }

    mutating func string(_ byte: UInt8, _ introducer: UInt8) {
        switch byte {
        case 0x1B: state = .stringEnd(introducer: introducer)
        case 0x07: finishString(introducer)
        case 0x18, 0x1A: end()
        default: if bytes.count < Self.stringLimit { bytes.append(byte) }
        }
    }

    mutating func stringEnd(_ byte: UInt8, _ introducer: UInt8) {
        if byte == UInt8(ascii: "\\") { return finishString(introducer) }
        end()
        state = .escape
        steps += 1
        escape(byte)
    }

    private mutating func finishString(_ introducer: UInt8) {
        if let reply = TerminalReply(string: bytes, introducer: introducer) { found.append(.reply(reply)) }
        end()
    }
}
