import CallFlowInterface
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import CallFlow

@MainActor @Suite("the sheet of an incoming call")
struct CallSheetTests {
    private func sheet(_ callers: String...) -> CallSheet {
        let lines = zip(1..., callers).map { number, name in
            CallsDisplay.Line(call: .simulated(number, .incoming, name), seconds: nil)
        }
        return CallSheet(display: CallsDisplay(lines: lines), actions: .none)
    }

    @Test("the sheet of an incoming call says who calls, and whether it is real")
    func picture() {
        let text = ViewSnapshot(sheet("Neo"), width: 40, height: 7).text
        #expect(
            text == """
                Incoming call
                Neo
                +79991234567
                [simulated]

                [ Answer ]  [ Decline ]
                """)
    }

    @Test("a call can be answered without seeing: the mode for screen readers names its buttons")
    func linear() throws {
        let screen = Harness(width: 40, height: 8) { sheet("Neo") }
        let linear = screen.linear
        #expect(linear.transcript.contains("Incoming call") && linear.transcript.contains("Neo"))
        let number = try #require(linear.transcript.firstMatch(of: #/(\d+)[^\n]*Answer/#)?.output.1)
        linear.read(String(number))
        #expect(screen.sent == [IntentValue("ask")])
    }

    @Test("of two callers it is told whose call a button answers")
    func twoCallers() {
        let screen = Harness(width: 40, height: 14) { sheet("Neo", "Trinity") }
        #expect(screen.lint == [])
        let keys = screen.nodes.flatMap(\.flattened).compactMap { $0.shortcut?.description }
        #expect(keys == ["Alt+A", "Alt+D"], "those of the first caller")
        let words = screen.linear.transcript
        #expect(words.contains(#/Answer[^\n]*Neo/#) && words.contains(#/Answer[^\n]*Trinity/#), "\(words)")
    }
}
