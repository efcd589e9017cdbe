import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let lists = Page("lists", Strings.listsSummary, height: 10) {
        List(0..<1_000_000, id: \.self, position: .row(499_998), showsBar: true) { number in
            HStack(spacing: 1) {
                Text(String(number)).dim()
                Text(number == 500_000 ? Strings.halfMillion : Strings.rowOfList)
                Spacer()
                if number % 3 == 0 { Badge(Strings.everyThird, colour: .blue) }
            }
            .highlighted(number == 500_000)
        }
    }

    static let selection = Page("selection", Strings.selectionSummary, height: 9) { demo, act in
        let cities = ["Amsterdam", "Berlin", "Cairo", "Delhi", "Edinburgh", "Florence", "Geneva", "Helsinki", "İzmir"]
        VStack(alignment: .leading) {
            List(
                Array(cities.indices), id: \.self, selection: demo.row, showsBar: true, name: { cities[$0] }
            ) {
                Text(cities[$0])
            } onSelect: { row in
                act { $0.row = row }
            } onActivate: { row in
                act { $0.last = Strings.opened(name: cities[row]) }
            }
            Text(Strings.doneLast(what: demo.last)).dim()
        }
    }

    static let scrolling = Page("scrolling", Strings.scrollingSummary, height: 8) {
        let verse = (1...12).map { Strings.verse(line: $0) }
        HStack(spacing: 2) {
            ScrollView(showsBar: true) { ForEach(verse, id: \.self) { Text($0).lineLimit(1) } }
                .border(title: Strings.fromTop)
            ScrollView(offset: Point(y: 8), showsBar: true) {
                ForEach(verse, id: \.self) { Text($0).lineLimit(1) }
            }
            .border(title: Strings.furtherDown)
        }
    }

    static let table = Page("table", Strings.tableSummary, height: 9) { demo, act in
        Table(
            Peer.sorted(by: demo.sortColumn, isAscending: demo.isSortedAscending),
            columns: [
                TableColumn(Strings.name) { $0.name },
                TableColumn(Strings.where, width: .flexible(least: 4, greatest: 12)) { $0.place },
                TableColumn(Strings.calls, width: .fixed(7), alignment: .trailing) { String($0.calls) },
                TableColumn(Strings.lastHours, width: .fixed(10)) { peer in
                    Wording { words in Sparkline(words(Strings.callsOf(name: peer.name)), values: peer.hours) }
                },
            ], selection: demo.peer, name: \.name, onSelect: { peer in act { $0.peer = peer } }
        )
        .sorted(TableSort(column: demo.sortColumn, isAscending: demo.isSortedAscending)) { sort in
            act {
                $0.sortColumn = sort.column
                $0.isSortedAscending = sort.isAscending
            }
        }
    }

    static let tabs = Page("tabs", Strings.tabsSummary, height: 8) { demo, act in
        TabView(
            selection: demo.tab,
            tabs: [
                Tab(Strings.home, value: "home") { Text(Strings.nextUp).padding(.vertical, 1) },
                Tab(Strings.calls, value: "calls", badge: 2) {
                    Text(Strings.missedCalls).padding(.vertical, 1)
                },
                Tab(Strings.settings, value: "settings") {
                    Text(Strings.nothingToSet).padding(.vertical, 1)
                },
            ], onChange: { tab in act { $0.tab = tab } })
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

    /// The peers in the order of a column.
    static func sorted(by column: Int, isAscending: Bool) -> [Peer] {
        let sorted = all.sorted { isBefore($0, $1, column) }
        return isAscending ? sorted : sorted.reversed()
    }

    private static func isBefore(_ one: Peer, _ other: Peer, _ column: Int) -> Bool {
        switch column {
        case 0: one.name < other.name
        case 1: one.place < other.place
        case 2: one.calls < other.calls
        default: (one.hours.last ?? 0) < (other.hours.last ?? 0)
        }
    }
}
