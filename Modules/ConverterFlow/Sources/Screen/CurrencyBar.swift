import LocalizationKit
import TextViewKitInterface

/// Both currencies as buttons that open their lists, and one that swaps them.
struct CurrencyBar: View {
    let display: ConverterDisplay
    let actions: ConverterActions

    var body: some View {
        EnvironmentReader { environment in
            let isNarrow = environment.widthClass == .compact
            HStack(spacing: isNarrow ? 1 : 2) {
                button(Strings.from, display.source, isNarrow, actions.pickSource)
                    // Alt+F goes a word forward in the field above.
                    .keyboardShortcut("o", modifiers: .alt)
                Button(Strings.swap, actions.swap).keyboardShortcut("s", modifiers: .alt)
                button(Strings.to, display.target, isNarrow, actions.pickTarget)
                    .keyboardShortcut("t", modifiers: .alt)
            }
        }
    }

    private func button(_ side: LocalizedText, _ currency: Currency?, _ isNarrow: Bool, _ intent: Intent) -> some View {
        let name: LocalizedText = currency.map { isNarrow ? "\($0.code)" : "\($0.code) \($0.name)" } ?? ""
        return Button(LocalizedText("\(side): \(name)"), intent).accessibilityHint(Strings.pickerHint)
    }
}
