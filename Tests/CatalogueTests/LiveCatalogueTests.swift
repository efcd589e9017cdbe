import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Catalogue

@Suite("The live catalogue")
@MainActor
struct LiveCatalogueTests {
    private let controller = DemoController()

    private func harness(width: Int = 80, height: Int = 20) -> Harness {
        Harness(width: width, height: height) { [controller] in
            CatalogueScreen(controller, close: .send(IntentValue("close")))
        }
    }

    @Test("arrows go through the pages, typing finds one, Tab enters it, Escape closes the catalogue")
    func keyboard() {
        let harness = harness()
        harness.press(.down)
        #expect(controller.pageName == "lines")
        harness.type("but")
        #expect(controller.pageName == "buttons")
        harness.press(.tab)
        #expect(harness.focused == "Save")
        harness.press(.enter)
        #expect(harness.text.contains("Done last: saved"))
        harness.press("t", .alt)
        #expect(harness.text.contains("Done last: tapped"))
        harness.press(.escape)
        #expect(harness.sent == [IntentValue("close")])
    }

    @Test("everything can be done with the mouse")
    func mouse() throws {
        let harness = harness(height: 40)
        try harness.click("fields")
        try harness.click("Phone")
        harness.type("1")
        #expect(controller.demo.phone == "1")
        try harness.click("sheet")
        try harness.click("Open")
        #expect(harness.focused == "Number")
        try harness.click("Cancel")
        #expect(!controller.demo.isPresenting)
        try harness.click("table")
        try harness.click("Calls")
        #expect(controller.demo.sortColumn == 2)
        try harness.click("Close")
        #expect(harness.sent == [IntentValue("close")])
    }

    @Test("the footer lists the keys of the page that is open")
    func footer() {
        let harness = harness()
        #expect(harness.text.hasSuffix("[ Close ] Esc Close  ? Keys"))
        harness.type("but")
        #expect(harness.text.contains("Alt+S Save"))
        harness.press(.tab)
        harness.press("?")
        #expect(harness.text.contains("╭─ Keys "))
    }

    @Test("every page can be used unseen when it is alive, at every width")
    func lint() {
        for page in Page.all {
            for (width, height) in [(40, 24), (80, 24), (130, 40)] {
                let controller = DemoController(page: page.name)
                let harness = Harness(width: width, height: height) {
                    CatalogueScreen(controller, close: .perform {})
                }
                #expect(harness.lint == [], "\(page.name) at \(width)")
            }
        }
    }

    @Test("nothing is due when nothing moves; a spinner is, and a push goes on frame by frame")
    func time() throws {
        let harness = harness()
        #expect(harness.nextFrameTime == nil)
        harness.type("pro")
        #expect(harness.nextFrameTime == .milliseconds(100))
        harness.advance(by: .seconds(2))
        harness.type("trans")
        try harness.click("Forward")
        #expect(harness.text.contains("Screen 1"))
        harness.advance(by: .milliseconds(200))
        #expect(harness.text.contains("Screen 2"))
        #expect(harness.nextFrameTime == nil)
    }
}
