import CallFlowInterface
import PhoneNumbersInterface

/// Reads contacts from vCards of the versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), also mixed in one file.
///
/// Whatever else a card says is left out. What is amiss is told with its line, and keeps nothing else from being read.
struct VCardReader {
    /// What was read.
    struct Result: Hashable, Sendable {
        var contacts: [Contact] = []
        var problems: [VCardProblem] = []
    }

    private let numbers: PhoneNumberReader
    private var result = Result()
    private var card: Card?
    /// How many cards stand within the present one, as an AGENT of version 2.1 does.
    private var depth = 0

    /// One card, as far as it is read.
    private struct Card {
        let start: Int
        var name = ""
        var parts: [String] = []
        var other = ""
        var id = ""
        var handles: [Contact.Handle] = []
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: its bytes.
    ///   - numbers: how numbers are read.
    /// - Returns: the contacts in their order, and what is amiss.
    static func read(_ file: [UInt8], in numbers: PhoneNumberReader) -> Result {
        var reader = VCardReader(numbers: numbers)
        for line in VCardText(file).lines { reader.take(line) }
        if let card = reader.card {
            reader.tell(.unfinished, card.start)
            reader.finish()
        }
        return reader.result
    }

    private init(numbers: PhoneNumberReader) { self.numbers = numbers }

    private mutating func tell(_ kind: VCardProblem.Kind, _ line: Int) {
        result.problems.append(VCardProblem(line: line, kind: kind))
    }

    private mutating func take(_ text: VCardText.Line) {
        guard let line = VCardLine(text.bytes, number: text.number) else { return tell(.noLine, text.number) }
        switch (line.name, line.whole.uppercased().filter { !$0.isWhitespace }) {
        case ("BEGIN", "VCARD"): begin(line.number)
        case ("END", "VCARD"): end(line.number)
        case _ where card == nil: tell(.outside, line.number)
        case _ where depth > 0: break
        default: read(line)
        }
    }

    private mutating func begin(_ line: Int) {
        if card == nil { card = Card(start: line) } else { depth += 1 }
    }

    private mutating func end(_ line: Int) {
        if depth > 0 { depth -= 1 } else if card == nil { tell(.outside, line) } else { finish() }
    }

    private mutating func read(_ line: VCardLine) {
        switch line.name {
        case "FN": card?.name = line.whole
        case "N": card?.parts = line.parts
        case "ORG", "NICKNAME": if card?.other.isEmpty == true { card?.other = line.parts[0] }
        case "UID": card?.id = line.whole
        case "TEL", "IMPP", "X-SIP", "X-SIP-ADDRESS": readHandle(line)
        default: return
        }
        if !line.isReadable { tell(.unreadableText, line.number) }
    }

    private mutating func readHandle(_ line: VCardLine) {
        let text = line.whole
        // Other ways of sending messages have nothing to call.
        guard line.name != "IMPP" || SIPAddress.isMeant(by: text) && text.lowercased().hasPrefix("sip") else { return }
        let label = Self.label(line)
        if let handle = try? CallHandle(Self.withoutExtension(text), in: numbers) {
            card?.handles.append(Contact.Handle(text: handle.text, label: label))
        } else {
            let kept = CallParty(text).handle
            guard !kept.isEmpty else { return }
            tell(.unreadableNumber(kept), line.number)
            card?.handles.append(Contact.Handle(text: kept, label: label))
        }
    }

    /// A `tel:` URI may name an extension (RFC 3966), which is no part of the number.
    private static func withoutExtension(_ text: String) -> Substring {
        text.lowercased().hasPrefix("tel:") ? text.prefix { $0 != ";" } : text[...]
    }

    private static func label(_ line: VCardLine) -> String {
        let known = ["cell", "work", "home"]
        let words = line.parameters.filter { ["", "TYPE"].contains($0.name) }.map { $0.value.lowercased() }
        return known.first(where: words.contains) ?? ""
    }

    private mutating func finish() {
        guard let card else { return }
        self.card = nil
        guard let first = card.handles.first else { return tell(.nothingToCall, card.start) }
        let order = [3, 1, 2, 0, 4].compactMap { card.parts.indices.contains($0) ? card.parts[$0] : nil }
        let names = [card.name, order.filter { !$0.isEmpty }.joined(separator: " "), card.other, first.text]
        let name = names.lazy.compactMap { CallParty("", name: $0).name }.first ?? first.text
        result.contacts.append(Contact(id: card.id, name: name, handles: card.handles))
    }
}
