import AuthFlowInterface
import LocalizationKit
import PhoneNumbersInterface
import TextViewKitInterface

/// The screen on which a code is typed.
struct CodeScreen: View {
    let content: CodeContent
    let actions: CodeActions

    private var model: CodeModel { content.model }

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            sentTo
            CodeField(
                Strings.code, code: model.text, length: model.sent.challenge.codeLength, message: message,
                onSubmit: actions.submit, onChange: actions.edit
            )
            // Locked by the model, not disabled: a field that is disabled gives its focus away, and the next digit is lost.
            .defaultFocus()
            waiting
            Button(Strings.anotherNumber, actions.changeNumber)
            if let notice = content.notice { Text(notice).dim() }
        }
    }

    private var sentTo: some View {
        VStack(alignment: .leading) {
            Text(Strings.sentTo(phone: phone))
            if let reference = model.sent.challenge.reference { Text(Strings.messageNumber(number: reference)).dim() }
        }
    }

    /// One loader for every request; else the countdown, or what it counts down to.
    @ViewBuilder private var waiting: some View {
        if model.request != nil {
            ProgressView(Strings.checking)
        } else if model.isTimerActive {
            Text(Strings.resendIn(time: clock)).dim()
        } else {
            Button(Strings.resend, actions.resend).disabled(!model.canResend)
        }
    }

    private var message: LocalizedText? {
        model.error?.explanation ?? (model.isUnclear ? Strings.unclearCode : nil)
    }

    private var phone: String { content.numbers.shown(model.sent.challenge.phone) }

    private var clock: String { Duration.seconds(model.secondsLeft).clockText }
}
