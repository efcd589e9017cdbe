import LocalizationKit
import TextViewKitInterface

/// The currencies to choose from, with a search.
struct PickerScreen: View {
    let display: ConverterDisplay
    let actions: ConverterActions
    let choose: (Currency) -> Intent

    var body: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) {
                TextField(
                    Strings.search, text: display.search, placeholder: Strings.searchPlaceholder, onSubmit: takeOnly,
                    onChange: actions.search
                )
                .defaultFocus()
                list(environment.language)
                if let take { Button(Strings.choose, take) }
            }
            .frame(width: environment.widthClass == .compact ? 32 : 46)
        }
    }

    private var choices: CurrencyChoices { display.choices }
    private var take: Intent? { choices.highlighted.map(choose) }
    /// Where more than one is left, Enter goes to the list and takes none of them unseen.
    private var takeOnly: Intent? { choices.currencies.count == 1 ? take : nil }

    @ViewBuilder
    private func list(_ language: Language) -> some View {
        if choices.currencies.isEmpty {
            Text(Strings.nothingFound).dim().frame(height: 6, alignment: .topLeading)
        } else {
            List(
                choices.currencies, id: \.code, selection: choices.highlighted?.code, showsBar: true,
                name: { $0.code }
            ) { currency in
                Text("\(currency.code) \(currency.name.text(in: language))").lineLimit(1)
            } onSelect: { code in
                Currency(code).map(actions.highlight) ?? .perform {}
            } onActivate: { code in
                Currency(code).map(choose) ?? .perform {}
            }
            .frame(height: 6)
        }
    }
}
