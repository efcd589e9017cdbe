import AuthFlowInterface
import LocalizationKit
import PhoneNumbersInterface
import TextViewKitInterface

/// The screen on which a number is typed.
struct PhoneScreen: View {
    let model: PhoneModel
    let actions: PhoneActions

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(Strings.phoneIntroduction)
            Picker(
                Strings.country, choices: Country.all, selection: model.country,
                name: { "\($0.name) +\($0.callingCode)" as LocalizedText }, onChange: actions.choose
            )
            .disabled(model.isLoading)
            TextField(
                Strings.phone, text: model.text, placeholder: Strings.phonePlaceholder, message: message,
                onSubmit: actions.submit, onChange: actions.edit
            )
            .defaultFocus()
            if model.isLoading { ProgressView(Strings.sending) }
            HStack(spacing: 2) {
                Button(Strings.getCode, actions.submit).disabled(model.isLoading)
                if let skip = actions.skip { Button(Strings.skip, skip) }
            }
        }
    }

    private var message: LocalizedText? { model.problem?.explanation ?? model.error?.explanation }
}
