import TextViewKitInterface

extension InputParser {
    mutating func text(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            endCluster()
            decoder.reset()
            begin(.escape)
        case 0x20...0x7E:
            forgetScalar()
            take(Unicode.Scalar(byte))
        case 0x80...:
            if let scalar = decoder.take(byte) { take(scalar) } else if !decoder.isUnfinished { isAlt = false }
        default:
            endCluster()
            forgetScalar()
            control(byte)
        }
    }

    /// Forgets a scalar that something else interrupted, with the escape before it.
    private mutating func forgetScalar() {
        guard decoder.isUnfinished else { return }
        decoder.reset()
        isAlt = false
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        if 0x80...0x9F ~= scalar.value { return introduce(UInt8(scalar.value - 0x40)) }
        guard !isAlt else {
            isAlt = false
            return emit(.key(KeyPress(.character(Character(scalar)), .alt)))
        }
        if let finished = cluster.take(scalar) { emit(.key(.typing(finished))) }
    }

    mutating func endCluster() {
        if let finished = cluster.finish() { emit(.key(.typing(finished))) }
    }

    /// A control character as a key: C0 without those that have keys of their own are letters with Control.
    private mutating func control(_ byte: UInt8) {
        var modifiers: KeyModifiers = isAlt ? .alt : []
        isAlt = false
        if let key = KeyTable.control(UInt32(byte)) { return emit(.key(KeyPress(key, modifiers))) }
        modifiers.insert(.control)
        let scalar = byte == 0 ? " " : Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40)
        emit(.key(KeyPress(.character(Character(scalar)), modifiers)))
    }

    mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            if isAlt { emit(.key(KeyPress(.escape))) }
            isAlt = true
        case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"),
            UInt8(ascii: "^"), UInt8(ascii: "_"):
            introduce(byte)
        default:
            if isAlt { emit(.key(KeyPress(.escape))) }
            state = .text
            isAlt = true
            text(byte)
        }
    }

    /// Begins what a byte behind an escape introduces, or the C1 control that stands for both.
    mutating func introduce(_ byte: UInt8) {
        endCluster()
        switch byte {
        case UInt8(ascii: "["): begin(.sequence)
        case UInt8(ascii: "O"): begin(.single)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            begin(.string(introducer: byte))
        default: isAlt = false
        }
    }

    private mutating func begin(_ new: State) {
        if new == .escape { isAlt = false }
        state = new
        bytes = []
    }

    /// What was begun is over, and what comes next is text.
    mutating func end() {
        state = .text
        isAlt = false
        bytes = []
    }

    /// What was begun is abandoned because a byte cannot belong to it.
    mutating func abandon(for byte: UInt8) {
        giveUp()
        end()
        steps += 1
        text(byte)
    }

    /// Takes what was begun for what a person may have typed.
    mutating func giveUp() {
        switch state {
        case .escape:
            emit(.key(KeyPress(.escape, isAlt ? .alt : [])))
            late = .escape
        case .sequence where bytes.isEmpty:
            emit(alt("["))
            late = .sequence
        case .single: emit(alt("O"))
        case .string(let introducer) where bytes.isEmpty: emit(alt(Character(Unicode.Scalar(introducer))))
        default: break
        }
        isAlt = false
        bytes = []
    }

    private func alt(_ character: Character) -> InputEvent { .key(KeyPress(.character(character), .alt)) }

    /// Puts a beginning that came too early together with the rest of its sequence: a person does not type that at once.
    mutating func resumeLate(_ chunk: some Collection<UInt8>) {
        guard let beginning = late else { return }
        late = nil
        let start = (beginning == .sequence ? [UInt8(ascii: "[")] : []) + chunk.prefix(3)
        // A single byte is a key.
        guard state == .text, chunk.count > 1, Self.isLate(Array(start.prefix(3))) else { return }
        state = beginning
    }

    private static func isLate(_ start: [UInt8]) -> Bool {
        switch (Unicode.Scalar(start[0]), Unicode.Scalar(start[1])) {
        case ("[", "<"..."?"), ("[", "0"..."9"), ("]", "0"..."9"), ("P", ">"), ("P", "0"..."1"): true
        case ("[", "A"..."Z"), ("O", "A"..."S"): start.count == 2
        default: false
        }
    }
}
