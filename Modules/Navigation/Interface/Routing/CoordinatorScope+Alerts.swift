public import LocalizationKit
import TextViewKitInterface

extension CoordinatorScope {
    /// Asks a question over everything in the window of this coordinator; an answer closes it.
    ///
    /// - Parameters:
    ///   - title: the question.
    ///   - message: what else there is to say.
    ///   - choices: the answers.
    public func alert(_ title: LocalizedText, message: LocalizedText = "", choices: [AlertChoice]) {
        let place = AlertPlace()
        let screen = screen(title) { [weak self] in
            AlertContent(message: message, choices: choices) {
                if let alert = place.alert { self?.router.remove(alert) }
            }
        }
        place.alert = screen
        router.present(screen, as: .alert)
    }
}

/// Knows the screen of an alert, which has to be there before its buttons can close it.
@MainActor
private final class AlertPlace {
    weak var alert: (any Presentable)?
}

/// What stands in the box of an alert.
private struct AlertContent: View {
    let message: LocalizedText
    let choices: [AlertChoice]
    let close: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 1) {
            if !message.isEmpty { Text(message).multilineTextAlignment(.center) }
            HStack(spacing: 2) {
                ForEach(0..<choices.count) { button(choices[$0]) }
            }
        }
    }

    private func button(_ choice: AlertChoice) -> some View {
        EnvironmentReader { environment in
            Button(choice.title.text(in: environment.language)) { [close] in
                close()
                choice.perform()
            }
        }
    }
}
