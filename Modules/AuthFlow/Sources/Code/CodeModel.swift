import AuthFlowInterface
import TextViewKitInterface

/// The code screen as plain values, and what follows from an event.
struct CodeModel: Equatable {
    var sent: SentCode
    /// Whether a whole code is sent without Enter.
    var sendsAtFullLength: Bool
    /// The digits of the field.
    var text = ""
    /// Whether the last text that came was no code.
    var isUnclear = false
    /// The one request that runs.
    var request: CodeRequest?
    /// What the service refused for this challenge, and what is therefore never sent again.
    var refused: Set<String> = []
    var error: AuthError?
    /// Set once: nothing counts after it.
    var result: AuthResult?
    var secondsLeft: Int

    /// The request that this event starts.
    var started: CodeRequest?
    /// The error that this event brings.
    var failure: AuthError?
    /// Whether this event brings another code.
    var isGranted = false

    init(_ sent: SentCode, sendsAtFullLength: Bool = true, at now: Duration) {
        (self.sent, self.sendsAtFullLength) = (sent, sendsAtFullLength)
        secondsLeft = sent.secondsLeft(at: now)
    }

    var canResend: Bool { secondsLeft == 0 && request == nil && result == nil }
    var isTimerActive: Bool { secondsLeft > 0 }
    var isFieldEnabled: Bool { request == nil && result == nil }

    /// The code to be sent: a whole one that the service has not refused.
    var shouldConfirm: CodeRequest? {
        guard isFieldEnabled, text.count == sent.challenge.codeLength, !refused.contains(text) else { return nil }
        return .confirmation(text)
    }
}

extension CodeModel {
    /// The model after an event, at a time on the clock of the app.
    func after(_ event: CodeEvent, at now: Duration) -> CodeModel {
        guard result == nil else { return self }
        let model = with { $0.secondsLeft = sent.secondsLeft(at: now) }
        switch event {
        case .edited(let text): return isFieldEnabled ? model.edited(text) : model
        case .submitted: return model.starting(shouldConfirm)
        case .resendPressed: return model.canResend ? model.starting(.newCode) : model
        case .ticked: return model
        case .authorized(let result): return model.with { ($0.result, $0.request, $0.error) = (result, nil, nil) }
        case .granted(let challenge): return granted(SentCode(challenge, at: now), now)
        case .failed(let error): return model.failed(error, now)
        }
    }

    /// The model at rest, with what belonged to one event taken back.
    var settled: CodeModel { with { ($0.started, $0.failure, $0.isGranted) = (nil, nil, false) } }

    private func edited(_ text: String) -> CodeModel {
        guard case .digits(let digits) = CodeText(text, length: sent.challenge.codeLength) else {
            return with { ($0.isUnclear, $0.error) = (true, nil) }
        }
        guard digits != self.text else { return with { $0.isUnclear = false } }
        let edited = with { ($0.text, $0.isUnclear, $0.error) = (digits, false, nil) }
        return sendsAtFullLength ? edited.starting(edited.shouldConfirm) : edited
    }

    private func starting(_ request: CodeRequest?) -> CodeModel {
        guard let request else { return self }
        return with { ($0.request, $0.started, $0.error, $0.isUnclear) = (request, request, nil, false) }
    }

    private func granted(_ sent: SentCode, _ now: Duration) -> CodeModel {
        var model = CodeModel(sent, sendsAtFullLength: sendsAtFullLength, at: now)
        model.isGranted = true
        return model
    }

    /// A service that wants to wait longer than was known is believed; nothing else moves the countdown.
    private func failed(_ error: AuthError, _ now: Duration) -> CodeModel {
        with {
            if error.refusesCode, case .confirmation(let code) = request { $0.refused.insert(code) }
            ($0.request, $0.error, $0.failure) = (nil, error, error)
            if let delay = error.resendDelay { $0.sent.resendDeadline = max(sent.resendDeadline, now + delay) }
            $0.secondsLeft = $0.sent.secondsLeft(at: now)
        }
    }

    private func with(_ change: (inout CodeModel) -> Void) -> CodeModel {
        var model = self
        change(&model)
        return model
    }
}
