import TextViewKitInterface

/// Turns the bytes of a terminal into events, however they are divided into reads.
///
/// What it cannot understand vanishes: it never types garbage. Each byte is looked at a bounded number of times, and what
/// is kept of an unfinished sequence is bounded. It has no clock: when ``patience`` says that something is unfinished,
/// the caller calls ``timeOut()`` after a while without bytes.
package struct InputParser {
    /// How long an unfinished input may wait for more bytes.
    package enum Patience: Sendable {
        /// Nothing waits.
        case none
        /// What waits may be complete, such as an escape character, which is also a key.
        case short
        /// What waits is a part of something that no person types.
        case long
    }

    enum State: Equatable {
        case text
        case escape
        /// Behind `ESC [`.
        case sequence
        /// Behind `ESC O`.
        case single
        /// Behind the introducer of a string: OSC, DCS, APC, PM or SOS.
        case string(introducer: UInt8)
        /// Behind an escape within a string, which a backslash ends.
        case stringEnd(introducer: UInt8)
        /// Behind `ESC [ M`: three bytes of the mouse as it was before SGR.
        case mouse
        case paste
    }

    static let sequenceLimit = 256
    static let stringLimit = 4096

    /// Whether the position of the cursor was asked for, so that `CSI 1 ; 5 R` is no Ctrl+F3.
    package var expectsCursor = false
    /// How many bytes were looked at, counting again those that were looked at again.
    package internal(set) var steps = 0

    var state = State.text
    /// Whether an escape stands before the present one.
    var isAlt = false
    /// The parameters of a sequence, or a string.
    var bytes: [UInt8] = []
    var decoder = ScalarDecoder()
    var cluster = ClusterAssembler()
    var collector = PasteCollector()
    /// Whether nothing came for long while a paste was open.
    var isPasteStalled = false
    /// What was taken for a key because nothing followed in time: an escape, or one with a bracket.
    var late: State?
    var found: [TerminalInput] = []

    package init() {}

    /// Takes the bytes of one read.
    ///
    /// - Returns: what is complete with them.
    package mutating func feed(_ chunk: some Collection<UInt8>) -> [TerminalInput] {
        guard !chunk.isEmpty else { return [] }
        resumeLate(chunk)
        leaveStalledPaste(chunk)
        for byte in chunk { step(byte) }
        if state == .text, !cluster.expectsMore { endCluster() }
        return takeFound()
    }

    /// Is told that nothing came for as long as ``patience`` allows.
    ///
    /// - Returns: what the unfinished bytes mean when nothing follows them.
    package mutating func timeOut() -> [TerminalInput] {
        switch state {
        case .paste:
            isPasteStalled = true
            endPaste()
        case .text:
            endCluster()
            decoder.reset()
            isAlt = false
        default:
            giveUp()
            state = .text
        }
        return takeFound()
    }

    /// How long the caller shall wait for more.
    package var patience: Patience {
        switch state {
        case .text: decoder.isUnfinished ? .long : cluster.expectsMore ? .short : .none
        case .escape, .single: .short
        case .sequence, .string: bytes.isEmpty ? .short : .long
        case .stringEnd, .mouse: .long
        case .paste: isPasteStalled ? .none : .long
        }
    }

    mutating func step(_ byte: UInt8) {
        steps += 1
        switch state {
        case .text: text(byte)
        case .escape: escape(byte)
        case .sequence: sequence(byte)
        case .single: single(byte)
        case .string(let introducer): string(byte, introducer)
        case .stringEnd(let introducer): stringEnd(byte, introducer)
        case .mouse: mouse(byte)
        case .paste: paste(byte)
        }
    }

    private mutating func takeFound() -> [TerminalInput] {
        defer { found = [] }
        return found
    }

    mutating func emit(_ event: InputEvent) { found.append(.event(event)) }
}

extension InputParser {
    /// How many bytes are kept of what is unfinished.
    package var keptBytes: Int { bytes.count + collector.count + cluster.count }
    /// Whether a paste was begun and not ended.
    package var isInPaste: Bool { state == .paste }
}
