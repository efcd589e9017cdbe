import TextViewKitInterface

@MainActor
extension Page {
    static let buttons = Page("buttons", "buttons, toggles, pickers", height: 11) { demo, act in
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Button("Save", act { $0.last = "saved" }).keyboardShortcut("s", modifiers: .alt)
                Button("Delete", act { $0.last = "deleted" }).foreground(.red)
                Button("Send", act { $0.last = "sent" }).disabled()
            }
            Toggle("Notify me of calls", isOn: demo.notifies) { isOn in act { $0.notifies = isOn } }
            Toggle("Start in the background", isOn: demo.startsInBackground) { isOn in
                act { $0.startsInBackground = isOn }
            }
            Picker(
                "Language", choices: ["English", "Русский", "日本語"], selection: demo.language, name: { $0 }
            ) { language in act { $0.language = language } }
            Text("Anything can be tapped").underline().onTap(act { $0.last = "tapped" })
                .accessibilityHint("shows what a hint is").keyboardShortcut("t", modifiers: .alt)
            Text("Done last: \(demo.last)").dim()
        }
    }

    static let fields = Page("fields", "text, secrets and codes", height: 9) { demo, act in
        VStack(alignment: .leading) {
            TextField("Name", text: demo.name) { text in act { $0.name = text } }
            TextField("Phone", text: demo.phone, placeholder: "+44 20 7946 0000") { text in act { $0.phone = text } }
            TextField("Mail", text: demo.mail, message: demo.mailMessage) { text in act { $0.mail = text } }
            SecureField("Password", text: demo.password) { text in act { $0.password = text } }
            HStack(spacing: 1) {
                Text("Code")
                CodeField("Code from the message", code: demo.code, length: 4) { text in act { $0.code = text } }
            }
        }
    }

    static let progress = Page("progress", "bars, spinners and gauges", height: 9) {
        VStack(alignment: .leading) {
            ProgressView("Download", value: 0.62)
            ProgressView("Upload  ", value: 7, total: 8)
            HStack(spacing: 3) { ForEach(0..<4) { ProgressView("step \($0 + 1)", step: $0) } }
            ProgressView("turns while it is seen")
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
