import LocalizationKit
import TextViewKitInterface

/// The converter: an amount, two currencies, what it comes to, and how the rate went.
struct ConverterScreen: View {
    let display: ConverterDisplay
    let actions: ConverterActions

    var body: some View {
        EnvironmentReader { environment in
            let gap = environment.widthClass == .compact ? 0 : 1
            ScrollView {
                TextField(Strings.amount, text: display.amount, placeholder: "100", onChange: actions.type)
                    .frame(maxWidth: 60)
                    .defaultFocus()
                CurrencyBar(display: display, actions: actions).padding(.bottom, gap)
                ResultView(display: display).padding(.bottom, gap)
                RatesView(display: display, actions: actions).padding(.bottom, gap)
                HistoryView(history: display.history, failure: historyFailure, count: Self.columns(environment))
            }
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
        }
    }

    private var historyFailure: RatesError? { display.historyFailure == display.failure ? nil : display.historyFailure }

    /// How many columns a chart has on the narrowest screen of its class.
    private static func columns(_ environment: EnvironmentValues) -> Int {
        switch environment.widthClass {
        case .compact: 36
        case .regular: 56
        case .wide: 100
        }
    }
}
