import Testing
import TextViewKit
import TextViewKitInterface

/// Bytes with what they mean.
struct InputRow: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var inputs: [TerminalInput]

    init(_ name: String, _ text: String, _ events: InputEvent...) {
        (self.name, bytes, inputs) = (name, Array(text.utf8), events.map(TerminalInput.event))
    }

    init(_ name: String, _ text: String, reply: TerminalReply) {
        (self.name, bytes, inputs) = (name, Array(text.utf8), [.reply(reply)])
    }

    init(_ name: String, bytes: [UInt8], _ events: InputEvent...) {
        (self.name, self.bytes, inputs) = (name, bytes, events.map(TerminalInput.event))
    }

    var testDescription: String { name }
}

extension InputEvent {
    static func key(_ key: Key, _ modifiers: KeyModifiers = [], text: Character? = nil) -> InputEvent {
        .key(KeyPress(key, modifiers, text: text))
    }

    static func typing(_ character: Character) -> InputEvent { .key(.typing(character)) }

    static func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int, _ modifiers: KeyModifiers = []) -> InputEvent {
        .mouse(MouseEvent(action, at: Point(x: x, y: y), modifiers))
    }
}
