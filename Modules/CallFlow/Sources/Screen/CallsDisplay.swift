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
    var isDoNotDisturb = false
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
    init(_ model: CallModel, history: [CallRecord], hasKeypad: Bool) {
        field = model.field
        failure = model.fieldError?.explanation
        lines = model.lines.map { line in
            Line(call: line.call, seconds: line.connected.map { (model.now - $0).components.seconds })
        }
        isSimulated = model.preferences.engine.flatMap(model.traits)?.isSimulated ?? false
        isDoNotDisturb = model.preferences.isDoNotDisturb
        (self.history, self.hasKeypad) = (history, hasKeypad)
    }
}
