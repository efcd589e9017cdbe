import TextViewKitInterface

/// One of each.
enum Components {
    private static func intent(_ word: String) -> Intent { .send(IntentValue(word)) }

    static var all: [AnyView] {
        [
            AnyView(Text("wrapped text 文字 👩‍🚀")),
            AnyView(
                HStack {
                    Text("a"); Spacer(); Divider(); Text("b")
                }),
            AnyView(
                VStack(spacing: 1) {
                    Text("a"); Spacer(); Divider()
                }),
            AnyView(
                ZStack {
                    Text("a"); Text("b")
                }),
            AnyView(
                Flow(spacing: 2, lineSpacing: 1) {
                    Text("a"); Text("文字"); Divider(); Spacer(); Text("a longer text"); Text("b")
                }),
            AnyView(
                Grid {
                    GridRow {
                        Text("a"); Text("b")
                    }; Divider()
                }), AnyView(Text("x").padding().border().clipped()),
            AnyView(ScrollView { Text("a\nb\nc") }), AnyView(List(0..<9, id: \.self, showsBar: true) { Text("\($0)") }),
            AnyView(Table(0..<9, id: { $0 }, columns: [TableColumn("n") { "\($0)" }])),
            AnyView(Button("b", intent("b"))), AnyView(Toggle("t", isOn: true) { intent("\($0)") }),
            AnyView(TextField("f", text: "text") { intent($0) }), AnyView(SecureField("s", text: "x") { intent($0) }),
            AnyView(CodeField("c", code: "123456", length: 4) { intent($0) }),
            AnyView(ProgressView("p", value: 0.3)), AnyView(ProgressView("p", step: 3)),
            AnyView(Gauge("g", value: 0.3, in: 0...1)), AnyView(Sparkline("s", values: [1, 2, 3])),
            AnyView(BarChart("b", [.init("a", 1), .init("b", 2)])), AnyView(Badge(7)), AnyView(Link("l", to: "u")),
            AnyView(Label("l", icon: "★")),
            AnyView(Text("x").sheet("s", isPresented: true, onDismiss: intent("d")) { Text("y") }),
            AnyView(Text("x").alert("a", isPresented: true, actions: [AlertAction("ok", intent("ok"))])),
            AnyView(Text("x").toast("t", isPresented: true)), AnyView(Text("x").redacted().opacity(0.4).highlighted()),
            AnyView(TabView(selection: 1, tabs: [Tab("t", value: 1) { Text("x") }]) { intent("\($0)") }),
            AnyView(
                PixelImage(width: 2, height: 2, bytes: [UInt8](repeating: 200, count: 16)).map {
                    Image($0, label: "i", isResizable: true)
                }),
        ]
    }
}
