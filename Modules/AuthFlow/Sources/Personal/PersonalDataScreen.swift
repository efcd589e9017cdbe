import AuthFlowInterface
import LocalizationKit
import TextViewKitInterface

/// The screen on which a person tells their name and address.
struct PersonalDataScreen: View {
    let model: PersonalDataModel
    let actions: PersonalDataActions

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(Strings.personalDataIntroduction)
            TextField(
                Strings.name, text: model.data.name, message: message { !$0.concernsEmail },
                onChange: { actions.event(.name($0)) }
            )
            .defaultFocus()
            TextField(
                Strings.email, text: model.data.email, placeholder: Strings.optional,
                message: message { $0.concernsEmail }, onSubmit: actions.event(.submitted),
                onChange: { actions.event(.email($0)) }
            )
            if let error = model.error { Text(error.explanation).foreground(.red) }
            if model.isLoading { ProgressView(Strings.saving) }
            HStack(spacing: 2) {
                Button(Strings.save, actions.event(.submitted)).disabled(model.isLoading)
                Button(Strings.later, actions.later)
            }
        }
    }

    private func message(where isMeant: (PersonalDataProblem) -> Bool) -> LocalizedText? {
        model.problems.first(where: isMeant)?.explanation
    }
}
