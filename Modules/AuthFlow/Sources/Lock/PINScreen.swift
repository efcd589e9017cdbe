import LocalizationKit
import TextViewKitInterface

/// The screen on which a PIN is typed.
struct PINScreen: View {
    let model: PINModel
    let actions: PINActions

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(introduction)
            SecureField(
                Strings.pin, text: model.text, message: model.error?.explanation, onSubmit: actions.submit,
                onChange: actions.edit
            )
            .defaultFocus()
            if model.isWorking { ProgressView(Strings.checking) }
            HStack(spacing: 2) {
                Button(Strings.goOn, actions.submit).disabled(model.isWorking)
                if let forgot = actions.forgot { Button(Strings.pinForgotten, forgot) }
            }
        }
    }

    private var introduction: LocalizedText {
        switch model.purpose {
        case .create: model.first == nil ? Strings.pinNew : Strings.pinAgain
        case .unlock: Strings.pinUnlock
        case .remove: Strings.pinRemoval
        }
    }
}
