import TextViewKitInterface

extension Page {
    static let buttons = Page("buttons", "buttons, toggles, pickers", height: 9) {
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Button("Save", .send(IntentValue("save")))
                Button("Delete", .send(IntentValue("delete"))).foreground(.red)
                Button("Send", .send(IntentValue("send"))).disabled()
            }
            Toggle("Notify me of calls", isOn: true) { .send(IntentValue("notify", ["on": String($0)])) }
            Toggle("Start in the background", isOn: false) { .send(IntentValue("start", ["on": String($0)])) }
            Picker("Language", choices: ["English", "Русский"], selection: "English", name: { $0 }) {
                .send(IntentValue("language", ["name": $0]))
            }
            Text("Anything can be tapped").underline().onTap(.send(IntentValue("tap")))
                .accessibilityHint("shows what a hint is").keyboardShortcut("a", modifiers: .alt)
        }
    }

    static let fields = Page("fields", "text, secrets and codes", height: 9) {
        VStack(alignment: .leading) {
            TextField("Name", text: "Ada Lovelace") { .send(IntentValue("name", ["text": $0])) }
            TextField("Phone", text: "", placeholder: "+44 20 7946 0000") { .send(IntentValue("phone", ["text": $0])) }
            TextField("Mail", text: "ada@", message: "an address ends with a domain, such as example.org") {
                .send(IntentValue("mail", ["text": $0]))
            }
            SecureField("Password", text: "analytical") { .send(IntentValue("password", ["text": $0])) }
            HStack(spacing: 1) {
                Text("Code")
                CodeField("Code from the message", code: "12", length: 4) { .send(IntentValue("code", ["text": $0])) }
            }
        }
    }

    static let progress = Page("progress", "bars, spinners and gauges", height: 8) {
        VStack(alignment: .leading) {
            ProgressView("Download", value: 0.62)
            ProgressView("Upload  ", value: 7, total: 8)
            HStack(spacing: 3) { ForEach(0..<4) { ProgressView("step \($0 + 1)", step: $0) } }
            Gauge("Volume", value: 11, in: 0...11)
            Gauge("Outside", value: -4.5, in: -20...40, unit: " °C")
        }
    }

    static let charts = Page("charts", "sparklines and bars", height: 9) {
        VStack(alignment: .leading) {
            HStack(spacing: 1) {
                Text("EUR/USD")
                Sparkline("Euro in dollars, 24 days", values: rates)
                Text("1.1642").bold()
                Text("+0.4 %").foreground(.green)
            }
            Divider()
            BarChart(
                "Hours watched",
                [
                    .init("Monday", 1.5), .init("Tuesday", 0.5), .init("Wednesday", 3, colour: .magenta),
                    .init("Thursday", 2.2), .init("Friday", 4.1, colour: .green),
                ])
        }
    }

    private static let rates: [Double] = [
        3, 5, 4, 6, 9, 8, 11, 10, 12, 9, 7, 8, 6, 5, 7, 9, 12, 14, 13, 15, 14, 16, 18, 17,
    ]

    static let badges = Page("badges", "badges, labels, links", height: 7) {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                Badge(3)
                Badge(250)
                Badge("new", colour: .blue)
                Badge("live", colour: .magenta)
            }
            HStack(spacing: 3) {
                Label("Favourites", icon: "★")
                Label("Downloads", icon: "⬇")
                Link("More", to: "https://example.org/more")
            }
        }
    }
}
