import LocalizationKit
import TextViewKitInterface

/// How the rate went over the days of the history.
struct HistoryView: View {
    let history: RateHistory
    /// Why there is none; `nil` when the rates say it already.
    let failure: RatesError?
    /// How many columns there is room for.
    let count: Int

    var body: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) {
                switch history {
                case .chart(let chart):
                    Sparkline(Self.title(of: chart), values: chart.values(atMost: count))
                        .accessibilityValue(Strings.days(count: chart.points.count))
                    ForEach(Array(Self.facts(of: chart, environment.language).enumerated()), id: \.offset) {
                        Text($0.element).dim()
                    }
                case .lacks(let currency): Text(Strings.noHistoryOf(code: currency.code)).dim()
                case .unknown:
                    if let failure { Text(Strings.noChartBecause(reason: failure.explanation)).dim() }
                }
            }
        }
    }

    private static func title(of chart: RateChart) -> LocalizedText {
        Strings.chartTitle(source: chart.source.code, target: chart.target.code)
    }

    private static func facts(of chart: RateChart, _ language: Language) -> [LocalizedText] {
        let change = chart.change.map { ($0.digits > 0 ? "+" : "") + language.text($0) } ?? ""
        return [
            Strings.period(
                source: chart.source.code, target: chart.target.code, first: chart.points[0].date,
                last: chart.points[chart.points.count - 1].date, change: change),
            Strings.lowest(rate: chart.lowest.rate.text(in: language), date: chart.lowest.date),
            Strings.highest(rate: chart.highest.rate.text(in: language), date: chart.highest.date),
        ]
    }
}
