import TextViewKitInterface

extension InputParser {
    mutating func paste(_ byte: UInt8) {
        isPasteStalled = false
        guard collector.take(byte) else { return }
        endPaste()
        end()
    }

    mutating func endPaste() {
        if let text = collector.takeText() { emit(.paste(text)) }
    }

    /// A terminal that loses the end of a paste must not take the keyboard away for ever: Ctrl-C alone leaves it.
    mutating func leaveStalledPaste(_ chunk: some Collection<UInt8>) {
        if state == .paste, isPasteStalled, chunk.count == 1, chunk.first == 0x03 { end() }
    }
}
