import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let buttons = Page("buttons", Strings.buttonsSummary, height: 11) { demo, act in
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Button(Strings.save, act { $0.last = Strings.saved }).keyboardShortcut("s", modifiers: .alt)
                Button(Strings.delete, act { $0.last = Strings.deleted }).foreground(.red)
                Button(Strings.send, act { $0.last = Strings.saved }).disabled()
            }
            Toggle(Strings.notifyOfCalls, isOn: demo.notifies) { isOn in act { $0.notifies = isOn } }
            Toggle(Strings.startInBackground, isOn: demo.startsInBackground) { isOn in
                act { $0.startsInBackground = isOn }
            }
            Picker(
                Strings.language, choices: ["English", "Русский", "日本語"], selection: demo.language, name: { $0 }
            ) { language in act { $0.language = language } }
            Text(Strings.tappable).underline().onTap(act { $0.last = Strings.tapped })
                .accessibilityHint(Strings.hint).keyboardShortcut("t", modifiers: .alt)
            Text(Strings.doneLast(what: demo.last)).dim()
        }
    }

    static let fields = Page("fields", Strings.fieldsSummary, height: 9) { demo, act in
        VStack(alignment: .leading) {
            TextField(Strings.name, text: demo.name) { text in act { $0.name = text } }
            TextField(Strings.phone, text: demo.phone, placeholder: "+44 20 7946 0000") { text in
                act { $0.phone = text }
            }
            TextField(
                Strings.mail, text: demo.mail, message: demo.isMailComplete ? nil : Strings.mailMessage
            ) { text in act { $0.mail = text } }
            SecureField(Strings.password, text: demo.password) { text in act { $0.password = text } }
            HStack(spacing: 1) {
                Text(Strings.code)
                CodeField(Strings.codeFromMessage, code: demo.code, length: 4) { text in act { $0.code = text } }
            }
        }
    }

    static let progress = Page("progress", Strings.progressSummary, height: 9) {
        Wording { words in
            VStack(alignment: .leading) {
                ProgressView(words(Strings.download), value: 0.62)
                ProgressView(words(Strings.upload), value: 7, total: 8)
                HStack(spacing: 3) { ForEach(0..<4) { ProgressView(words(Strings.step(number: $0 + 1)), step: $0) } }
                ProgressView(words(Strings.turning))
                Gauge(words(Strings.volume), value: 11, in: 0...11)
                Gauge(words(Strings.outside), value: -4.5, in: -20...40, unit: " °C")
            }
        }
    }

    static let charts = Page("charts", Strings.chartsSummary, height: 9) {
        Wording { words in
            VStack(alignment: .leading) {
                HStack(spacing: 1) {
                    Text("EUR/USD")
                    Sparkline(words(Strings.euroInDollars), values: rates)
                    Text("1.1642").bold()
                    Text("+0.4 %").foreground(.green)
                }
                Divider()
                BarChart(
                    words(Strings.hoursWatched),
                    [
                        .init(words(Strings.monday), 1.5), .init(words(Strings.tuesday), 0.5),
                        .init(words(Strings.wednesday), 3, colour: .magenta),
                        .init(words(Strings.thursday), 2.2), .init(words(Strings.friday), 4.1, colour: .green),
                    ])
            }
        }
    }

    private static let rates: [Double] = [
        3, 5, 4, 6, 9, 8, 11, 10, 12, 9, 7, 8, 6, 5, 7, 9, 12, 14, 13, 15, 14, 16, 18, 17,
    ]

    static let badges = Page("badges", Strings.badgesSummary, height: 7) {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                Badge(3)
                Badge(250)
                Badge(Strings.new, colour: .blue)
                Badge(Strings.live, colour: .magenta)
            }
            HStack(spacing: 3) {
                Label(Strings.favourites, icon: "★")
                Label(Strings.downloads, icon: "⬇")
                Link(Strings.more, to: "https://example.org/more")
            }
        }
    }
}
