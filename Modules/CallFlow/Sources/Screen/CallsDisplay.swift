import CallFlowInterface
import LocalizationKit
import PhoneNumbersInterface

/// What is on the screen of the calls.
struct CallsDisplay: Equatable, Sendable {
    /// A call with what is shown of its time.
    struct Line: Equatable, Sendable, Identifiable {
        let call: Call
        /// How long both ends can speak, in seconds; `nil` before.
        let seconds: Int64?

        var id: CallID { call.id }
    }

    var field = ""
    var failure: LocalizedText?
    var lines: [Line] = []
    var history: [CallRecord] = []
    /// The accounts to choose from; empty where there is only one.
    var accounts: [String] = []
    /// Whether calls can come and go by the accounts, in the order of their names.
    var states: [AccountLine] = []
    /// The engines that can let calls speak with each other.
    var joiners: Set<String> = []
    /// Whether calls are only simulated as things are.
    var isSimulated = false
    /// Whether an incoming call can be simulated here.
    var canSimulate = true
    /// What was decided, such as who may not call.
    var preferences = CallPreferences()
    /// Who is behind which number.
    var book = ContactBook()
    /// Whether everybody in the contacts is shown in place of the calls that were.
    var showsContacts = false
    /// What a person has to know before calling as things are.
    var warning: LocalizedText?
    /// Whether the keypad is open.
    var hasKeypad = false

    /// The ways to call whom the field may mean; everybody where all contacts are shown.
    var contacts: [ContactBook.Entry] {
        field.allSatisfy(\.isWhitespace) && !showsContacts ? [] : book.entries(for: field)
    }

    /// Another call by the same engine that could speak with one.
    func partner(of call: Call) -> Call? {
        guard call.state == .connected else { return nil }
        return lines.map(\.call).first {
            $0.group != call.group && $0.state == .connected && $0.engine == call.engine
        }
    }

    /// Whether a call speaks with another one.
    func isJoined(_ call: Call) -> Bool { lines.contains { $0.id != call.id && $0.call.group == call.group } }

    /// What a person calls somebody, or else what they call themselves.
    func name(of party: CallParty) -> String { book.name(of: party.handle) ?? party.shown }

    /// The past calls whose party fits what stands in the field; all of them while it is empty.
    var found: [CallRecord] {
        let wanted = field.filter { !$0.isWhitespace }.lowercased()
        guard !wanted.isEmpty else { return history }
        let digits = DialledText(typed: field).digits
        return history.filter { record in
            name(of: record.party).lowercased().contains(wanted) || record.party.handle.contains(wanted)
                || !digits.isEmpty && DialledText(typed: record.party.handle).digits.contains(digits)
        }
    }
}

extension CallsDisplay {
    init(_ model: CallModel, history: [CallRecord], hasKeypad: Bool, warning: LocalizedText? = nil) {
        field = model.field
        failure = model.fieldError?.explanation
        lines = model.lines.map { line in
            Line(call: line.call, seconds: line.connected.map { (model.now - $0).components.seconds })
        }
        isSimulated = model.preferences.engine.flatMap(model.traits)?.isSimulated ?? false
        preferences = model.preferences
        states = model.accounts.sorted { $0.key < $1.key }.map { AccountLine(account: $0.key, state: $0.value) }
        joiners = Set(model.engines.filter(\.joinsCalls).map(\.id))
        (self.history, self.hasKeypad, self.warning) = (history, hasKeypad, warning)
    }
}
