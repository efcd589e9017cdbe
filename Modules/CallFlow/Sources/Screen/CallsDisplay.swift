import CallFlowInterface
import LocalizationKit
import PhoneNumberKit

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
    /// Whether calls are only simulated as things are.
    var isSimulated = false
    /// Whether an incoming call can be simulated here.
    var canSimulate = true
    var isDoNotDisturb = false
    /// The handles that may not call.
    var blocked: Set<String> = []
    /// What a person has to know before calling as things are.
    var warning: LocalizedText?
    /// Where a number without a calling code belongs.
    var country: Country?
    /// Whether the keypad is open.
    var hasKeypad = false

    /// The past calls whose party fits what stands in the field; all of them while it is empty.
    var found: [CallRecord] {
        let wanted = field.filter { !$0.isWhitespace }.lowercased()
        guard !wanted.isEmpty else { return history }
        let digits = DialledText(typed: field).digits
        return history.filter { record in
            record.party.shown.lowercased().contains(wanted) || record.party.handle.contains(wanted)
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
        (isDoNotDisturb, country) = (model.preferences.isDoNotDisturb, model.preferences.country)
        blocked = model.preferences.blocked
        (self.history, self.hasKeypad, self.warning) = (history, hasKeypad, warning)
    }
}
