import LocalizationKit
import TextViewKitInterface

/// Of which day the rates are, whether newer ones are out, and how to get them.
struct RatesView: View {
    let display: ConverterDisplay
    let actions: ConverterActions

    var body: some View {
        VStack(alignment: .leading) {
            status
            if let failure = display.failure {
                Text(Strings.couldNotUpdate(reason: failure.explanation)).foreground(.red)
            }
            EnvironmentReader { environment in
                if environment.widthClass == .compact {
                    VStack(alignment: .leading) { buttons }
                } else {
                    HStack(spacing: 2) { buttons }
                }
            }
        }
    }

    @ViewBuilder private var status: some View {
        if let date = display.date, let source = display.ratesSource {
            Text(Strings.exchangeRates(date: date)) + Text(" (") + Text(source.name) + Text(") ")
                + Text(display.isUpToDate ? Strings.upToDate : Strings.outdated)
                .foreground(display.isUpToDate ? .green : .yellow)
        }
    }

    @ViewBuilder private var buttons: some View {
        refresh
        Button(Strings.aboutRates, actions.openInfo).keyboardShortcut("i", modifiers: .alt)
    }

    @ViewBuilder private var refresh: some View {
        if display.isRefreshing {
            ProgressView(Strings.updating)
        } else {
            Button(Strings.update, actions.refresh).keyboardShortcut("u", modifiers: .alt)
        }
    }
}
