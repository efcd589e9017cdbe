import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("the keys of the app")
@MainActor
struct ShellKeyTests {
    @Test("Alt with a digit and the function keys open tabs; the open one goes back to its root")
    func tabs() throws {
        let stage = try ShellStage()
        stage.press("2", .alt)
        #expect(stage.app.map == "home: Home [calls: Calls] gallery: -")
        stage.press(.function(3))
        #expect(stage.app.map == "home: Home calls: Calls [gallery: Gallery]")
        stage.push("One")
        stage.push("Two")
        #expect(stage.app.map == "home: Home calls: Calls [gallery: Gallery > One > Two]")
        stage.press("3", .alt)
        #expect(stage.app.map == "home: Home calls: Calls [gallery: Gallery]")
        #expect(stage.app.problems == [])
    }

    @Test("a tab that is opened by its key has the focus in its screen, and Tab still reaches the tabs")
    func focus() throws {
        let stage = try ShellStage()
        #expect(stage.screen.focused == "Add")
        stage.press("2", .alt)
        #expect(stage.screen.focused == "Add")
        stage.press(.tab)
        #expect(stage.screen.focused == "Home")
        stage.press(.enter)
        #expect(stage.app.map == "[home: Home] calls: Calls gallery: -")
    }

    @Test("a screen keeps its place while another tab is open, and Escape goes back one screen at a time")
    func back() throws {
        let stage = try ShellStage()
        stage.push("One")
        stage.push("Two")
        stage.press("2", .alt)
        stage.press("1", .alt)
        #expect(stage.app.map == "[home: Home > One > Two] calls: Calls gallery: -")
        stage.press(.escape)
        #expect(stage.app.map == "[home: Home > One] calls: Calls gallery: -")
        stage.press(.escape)
        stage.press(.escape)
        #expect(stage.app.map == "[home: Home] calls: Calls gallery: -")
        #expect(stage.app.problems == [])
    }

    @Test("a page with tabs of its own leaves the keys of tabs to the app; where the app has one tab it has them")
    func pages() throws {
        let rows = [
            (count: 3, page: 1, map: "home: Home > Pages [calls: Calls] gallery: -"),
            (count: 1, page: 2, map: "[home: Home > Pages]"),
        ]
        for row in rows {
            let stage = try ShellStage(tabs: Array(ShellStage.threeTabs.prefix(row.count)))
            let owner = try #require(stage.app.navigation.state.visible?.owner)
            var page = 1
            let screen = owner.screen("Pages") {
                TabView(
                    selection: page, tabs: [1, 2].map { number in Tab("Page \(number)", value: number) { Text("") } }
                ) {
                    number in .perform { page = number }
                }
            }
            owner.router.push(screen, .atOnce)
            stage.settle()
            stage.press("2", .alt)
            #expect(page == row.page)
            #expect(stage.app.map == row.map)
        }
    }

    @Test("the left button drawn from the edge goes back, and a press there alone is a press")
    func swipe() throws {
        let stage = try ShellStage()
        stage.push("One")
        let size = Size(width: 60, height: 8)
        let take = try #require(stage.paper.takesMouse)
        #expect(!take(MouseEvent(.press(1), at: Point(x: 0, y: 0)), size))
        #expect(!take(MouseEvent(.release(1), at: Point(x: 0, y: 0)), size))
        #expect(!take(MouseEvent(.press(1), at: Point(x: 0, y: 0)), size))
        #expect(take(MouseEvent(.drag(1), at: Point(x: 40, y: 0)), size))
        #expect(stage.screen.text.contains("[ Add ]"))
        #expect(take(MouseEvent(.release(1), at: Point(x: 40, y: 0)), size))
        stage.settle()
        #expect(stage.app.map == "[home: Home] calls: - gallery: -")
        #expect(stage.app.problems == [])
    }

    @Test("under a sheet no tab opens, and Escape closes the sheet first")
    func sheet() throws {
        let stage = try ShellStage()
        let owner = try #require(stage.app.navigation.state.visible?.owner)
        owner.router.present(FakeFlow<Never>.unit("Sheet", in: owner).start())
        stage.settle()
        stage.press("2", .alt)
        #expect(stage.app.map == "[home: Home + sheet: Sheet] calls: - gallery: -")
        stage.press(.escape)
        #expect(stage.app.map == "[home: Home] calls: - gallery: -")
    }

    @Test("the first Ctrl-C says that a second one leaves")
    func leaving() throws {
        let stage = try ShellStage()
        stage.press("c", .control)
        #expect(stage.screen.text.contains("Press Ctrl+C once more to leave"))
        #expect(!stage.paper.isClosed)
    }

    @Test("in plain lines tabs and screens are used by number and name")
    func linear() throws {
        let stage = try ShellStage(height: 12)
        let linear = stage.screen.linear
        #expect(
            linear.transcript == """
                Home, heading
                [1] Add, button, key Alt+A
                [2] Home, button, chosen, key Alt+1
                [3] Calls, button, key Alt+2
                [4] Gallery, button, key Alt+3

                """)
        #expect(linear.read("calls").contains { $0.contains("Calls") })
        #expect(stage.app.map == "home: Home [calls: Calls] gallery: -")
    }
}
