import LocalizationKit
import Testing

@testable import Shell

@Suite("what is drawn of the tabs")
struct TabNamingTests {
    private let tabs = [("⌂", "Home"), ("☎", "Calls"), ("¤", "Converter"), ("▣", "Gallery")].map {
        ChromeTab(id: $0.1, title: LocalizedText($0.1), symbol: $0.0)
    }

    private func drawn(_ columns: Int) -> String {
        let naming = TabNaming(tabs, open: "Calls", in: .english, columns: columns)
        return tabs.map { tab in
            let isOpen = tab.id == "Calls"
            return (isOpen ? "▸" : " ") + naming.text(of: tab, isOpen: isOpen).text(in: .english) + " "
        }.joined(separator: " ")
    }

    @Test("symbols and titles where there is room, else the titles, else that of the open one, else none")
    func ladder() {
        let (whole, titles) = (" ⌂ Home  ▸☎ Calls   ¤ Converter   ▣ Gallery ", " Home  ▸Calls   Converter   Gallery ")
        #expect(drawn(200) == whole)
        #expect(drawn(whole.count) == whole)
        #expect(drawn(whole.count - 1) == titles)
        #expect(drawn(titles.count) == titles)
        let (open, symbols) = (" ⌂  ▸☎ Calls   ¤   ▣ ", " ⌂  ▸☎   ¤   ▣ ")
        #expect(drawn(titles.count - 1) == open)
        #expect(drawn(open.count) == open)
        #expect(drawn(open.count - 1) == symbols)
        #expect(drawn(1) == symbols)
    }

    @Test("the titles of the language count")
    func language() {
        let tabs = [ChromeTab(id: "x", title: LocalizedText(en: "Go", ru: "Перейти"), symbol: "x")]
        #expect(TabNaming(tabs, open: "x", in: .english, columns: 6) == .symbolsAndTitles)
        #expect(TabNaming(tabs, open: "x", in: .russian, columns: 6) == .symbols)
    }
}
