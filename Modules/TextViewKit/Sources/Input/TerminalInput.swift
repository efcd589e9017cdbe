package import TextViewKitInterface

/// What the bytes of a terminal mean.
package enum TerminalInput: Hashable, Sendable {
    /// Something that a person did, or that the terminal tells by itself.
    case event(InputEvent)
    /// An answer, which nobody typed.
    case reply(TerminalReply)
}
