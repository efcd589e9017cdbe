import LocalizationKit
import TextViewKitInterface

extension Page {
    static let buttons = Page("buttons", Strings.buttonsSummary, height: 9) { words in
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Button(words(Strings.save), .send(IntentValue("save")))
                Button(words(Strings.delete), .send(IntentValue("delete"))).foreground(.red)
                Button(words(Strings.send), .send(IntentValue("send"))).disabled()
            }
            Toggle(words(Strings.notifyOfCalls), isOn: true) { .send(IntentValue("notify", ["on": String($0)])) }
            Toggle(words(Strings.startInBackground), isOn: false) { .send(IntentValue("start", ["on": String($0)])) }
            Picker(words(Strings.language), choices: ["English", "Русский"], selection: "English", name: { $0 }) {
                .send(IntentValue("language", ["name": $0]))
            }
            Text(words(Strings.tappable)).underline().onTap(.send(IntentValue("tap")))
                .accessibilityHint(words(Strings.hint)).keyboardShortcut("a", modifiers: .alt)
        }
    }

    static let fields = Page("fields", Strings.fieldsSummary, height: 9) { words in
        VStack(alignment: .leading) {
            TextField(words(Strings.name), text: "Ada Lovelace") { .send(IntentValue("name", ["text": $0])) }
            TextField(words(Strings.phone), text: "", placeholder: "+44 20 7946 0000") {
                .send(IntentValue("phone", ["text": $0]))
            }
            TextField(words(Strings.mail), text: "ada@", message: words(Strings.mailMessage)) {
                .send(IntentValue("mail", ["text": $0]))
            }
            SecureField(words(Strings.password), text: "analytical") { .send(IntentValue("password", ["text": $0])) }
            HStack(spacing: 1) {
                Text(words(Strings.code))
                CodeField(words(Strings.codeFromMessage), code: "12", length: 4) {
                    .send(IntentValue("code", ["text": $0]))
                }
            }
        }
    }

    static let progress = Page("progress", Strings.progressSummary, height: 8) { words in
        VStack(alignment: .leading) {
            ProgressView(words(Strings.download), value: 0.62)
            ProgressView(words(Strings.upload), value: 7, total: 8)
            HStack(spacing: 3) { ForEach(0..<4) { ProgressView(words(Strings.step(number: $0 + 1)), step: $0) } }
            Gauge(words(Strings.volume), value: 11, in: 0...11)
            Gauge(words(Strings.outside), value: -4.5, in: -20...40, unit: " °C")
        }
    }

    static let charts = Page("charts", Strings.chartsSummary, height: 9) { words in
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

    private static let rates: [Double] = [
        3, 5, 4, 6, 9, 8, 11, 10, 12, 9, 7, 8, 6, 5, 7, 9, 12, 14, 13, 15, 14, 16, 18, 17,
    ]

    static let badges = Page("badges", Strings.badgesSummary, height: 7) { words in
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                Badge(3)
                Badge(250)
                Badge(words(Strings.new), colour: .blue)
                Badge(words(Strings.live), colour: .magenta)
            }
            HStack(spacing: 3) {
                Label(words(Strings.favourites), icon: "★")
                Label(words(Strings.downloads), icon: "⬇")
                Link(words(Strings.more), to: "https://example.org/more")
            }
        }
    }
}
