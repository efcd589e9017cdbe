import TextViewKitInterface

extension Page {
    static let lists = Page("lists", "a million rows, of which a few are built", height: 10) {
        List(0..<1_000_000, id: \.self, position: .row(499_998), showsBar: true) { number in
            HStack(spacing: 1) {
                Text(String(number)).dim()
                Text(number == 500_000 ? "half a million" : "row of the list")
                Spacer()
                if number % 3 == 0 { Badge("every third", colour: .blue) }
            }
            .highlighted(number == 500_000)
        }
    }

    static let scrolling = Page("scrolling", "a window on something larger", height: 8) {
        let verse = (1...12).map { "line \($0) of a poem that goes on" }
        HStack(spacing: 2) {
            ScrollView { ForEach(verse, id: \.self) { Text($0) } }.border(title: "from the top")
            ScrollView(offset: Point(y: 8)) { ForEach(verse, id: \.self) { Text($0) } }.border(title: "further down")
        }
    }

    static let table = Page("table", "columns under headings", height: 9) {
        Table(
            Peer.all,
            columns: [
                TableColumn("Name") { $0.name },
                TableColumn("Where", width: .flexible(least: 4, greatest: 12)) { $0.place },
                TableColumn("Calls", width: .fixed(5), alignment: .trailing) { String($0.calls) },
                TableColumn("Last hours", width: .fixed(10)) { Sparkline("calls of \($0.name)", values: $0.hours) },
            ], selection: 2)
    }

    static let tabs = Page("tabs", "pages under their titles", height: 8) {
        TabView(
            selection: "calls",
            tabs: [
                Tab("Home", value: "home") { Text("home") },
                Tab("Calls", value: "calls", badge: 2) {
                    Text("Two calls were missed while you were away.").padding(.vertical, 1)
                },
                Tab("Settings", value: "settings") { Text("settings") },
            ], onChange: { .send(IntentValue("open", ["tab": $0])) })
    }
}

private struct Peer: Identifiable {
    var id: Int
    var name: String
    var place: String
    var calls: Int
    var hours: [Double]

    static let all = [
        Peer(id: 1, name: "Ada Lovelace", place: "London", calls: 12, hours: [1, 3, 2, 5, 8, 6, 4, 2]),
        Peer(id: 2, name: "Лев Термен", place: "Москва", calls: 7, hours: [2, 2, 3, 1, 0, 4, 4, 5]),
        Peer(id: 3, name: "湯川秀樹", place: "京都", calls: 31, hours: [9, 7, 8, 6, 5, 3, 2, 1]),
        Peer(id: 4, name: "Grace Hopper", place: "New York", calls: 4, hours: [0, 0, 1, 4, 9, 4, 1, 0]),
    ]
}
