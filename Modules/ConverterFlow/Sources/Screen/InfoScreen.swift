import LocalizationKit
import TextViewKitInterface

/// Where the rates come from, and how amounts are converted.
struct InfoScreen: View {
    let display: ConverterDisplay

    var body: some View {
        ScrollView {
            if let date = display.date, let source = display.ratesSource {
                Text(Strings.infoRates(date: date, source: source.name, count: display.currencies.count))
                    .padding(.bottom, 1)
            }
            ForEach(RatesService.allCases, id: \.self) { service in
                VStack(alignment: .leading) {
                    Text(service.source.name).bold()
                    Text(service == .centralBank ? Strings.infoBank : Strings.infoOpen)
                    Link(Strings.serviceSite, to: service.site)
                }
                .padding(.bottom, 1)
            }
            Text(Strings.infoSource).padding(.bottom, 1)
            Text(Strings.infoRounding)
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
}
