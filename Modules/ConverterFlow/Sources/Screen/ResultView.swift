import LocalizationKit
import TextViewKitInterface

/// What the amount comes to, and the rate behind it.
struct ResultView: View {
    let display: ConverterDisplay

    var body: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) {
                result(environment.language)
                if let single = display.singleRate {
                    let rate = single.rate.text(in: environment.language)
                    Text("1 \(single.source.code) = \(rate) \(single.target.code)").dim()
                }
            }
        }
    }

    @ViewBuilder
    private func result(_ language: Language) -> some View {
        switch display.result {
        case .nothing: Text(Strings.enterAmount).dim()
        case .money(let result, let amount):
            (Text("\(amount.text(in: language)) = ") + Text(result.text(in: language)).bold().foreground(.green))
                .accessibilityTraits(.updatesFrequently)
        case .tooLarge: problem(ConversionError.tooLarge)
        case .noRate(let currency): problem(.noRate(currency, display.ratesSource ?? .shipped, date))
        }
    }

    private var date: CalendarDate { display.date ?? ConverterModel.longAgo }

    private func problem(_ error: ConversionError) -> some View { Text(error.explanation).foreground(.red) }
}
