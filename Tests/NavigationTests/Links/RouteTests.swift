import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface

@Suite("routes")
@MainActor
struct RouteTests {
    private enum Sort: String, CaseIterable { case name, date }

    private let number = RouteParameter.integer("number", in: 1...999)
    private let zoom = RouteParameter.integer("zoom", in: 10...400, default: 100)
    private let sort = RouteParameter<Sort>.word("sort", default: .name)

    private func app(_ opened: @escaping @MainActor (String) -> Void) throws -> NavigationHarness {
        let (number, zoom, sort) = (number, zoom, sort)
        let picture = try Route(
            "tessera://pictures/{number}?zoom={zoom}&sort={sort}", title: "Picture", parameters: [number, zoom, sort]
        ) { arguments, scope in
            opened("\(try arguments[number]) at \(try arguments[zoom]) by \(try arguments[sort])")
            return [scope.screen("Picture") { Text("") }]
        }
        let other = [try Route.test("tessera://pictures/newest"), try Route.test("tessera://widgets/gallery")]
        return NavigationHarness(tabs: [.test("home")], routes: [picture] + other)
    }

    @Test("values are typed, and what is not written has its default")
    func typed() throws {
        var opened: [String] = []
        let app = try app { opened.append($0) }
        try app.navigation.open("tessera://pictures/7")
        try app.navigation.open("tessera://pictures/999?sort=date&zoom=50")
        #expect(opened == ["7 at 100 by name", "999 at 50 by date"])
    }

    @Test("of two routes that fit, the more literal one is meant")
    func literal() throws {
        let app = try app { _ in }
        try app.navigation.open("tessera://pictures/newest")
        #expect(app.map == "[home: Home > Pictures > Newest]")
    }

    @Test("a link that is wrong says what is wrong and what is near, and changes nothing")
    func wrong() throws {
        let rows: [(link: String, message: String)] = [
            (
                "tessera://pictures/0",
                "`tessera://pictures/0`: expected a whole number from 1 to 999 for `number`, found `0`"
            ),
            (
                "tessera://pictures/+7",
                "`tessera://pictures/+7`: expected a whole number from 1 to 999 for `number`, found `+7`"
            ),
            (
                "tessera://pictures/7?sort=size",
                "`tessera://pictures/7?sort=size`: expected one of `name`, `date` for `sort`, found `size`"
            ),
            (
                "tessera://pictures/7?zom=50",
                "`tessera://pictures/7?zom=50` is no link: this kind of link takes no `zom`; did you mean `zoom`?"
            ),
            (
                "tessera://picture/7",
                "`tessera://picture/7` leads nowhere in this build; "
                    + "did you mean `tessera://pictures/{number}?zoom={zoom}&sort={sort}`?"
            ),
            (
                "tessera://widgets/galery",
                "`tessera://widgets/galery` leads nowhere in this build; did you mean `tessera://widgets/gallery`?"
            ),
            (
                "tessera://qqqqqqqqqqqqqqqqqqqqqqqqqqq",
                "`tessera://qqqqqqqqqqqqqqqqqqqqqqqqqqq` leads nowhere in this build"
            ),
        ]
        let app = try app { _ in }
        app.visible.presentFlow("s")
        for row in rows {
            let error = #expect(throws: LinkError.self) { try app.navigation.open(row.link) }
            #expect(error?.description == row.message)
            #expect(app.map == "[home: Home + sheet: S]")
        }
        #expect(app.problems == [])
    }

    @Test("a pattern that is not written as one is refused when it is declared")
    func patterns() {
        let rows: [(pattern: String, parameters: [any AnyRouteParameter])] = [
            ("https://a", []), ("tessera://", []), ("tessera://a//b", []), ("tessera://a b", []),
            ("tessera://{number}", []), ("tessera://a", [number]), ("tessera://{number}/{number}", [number]),
            ("tessera://a?zoom={number}", [number]), ("tessera://a?zoom", [zoom]), ("tessera://a/{}", []),
        ]
        for row in rows {
            #expect(throws: RoutePatternError.self, "\(row.pattern)") {
                try Route(row.pattern, title: "", parameters: row.parameters) { _, _ in [] }
            }
        }
    }

    @Test("a palette can open what needs no values")
    func plain() throws {
        #expect(try Route.test("tessera://a/b").plainLink == "tessera://a/b")
        #expect(try Route.test("tessera://a?zoom={zoom}", parameters: [zoom]).plainLink == "tessera://a")
        #expect(try Route.test("tessera://a/{number}", parameters: [number]).plainLink == nil)
    }
}
