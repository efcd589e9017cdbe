import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("The three idioms")
struct IdiomTests {
    private let stage = Stage()

    @Test("MM: a call is made by the button alone, once, and with a number")
    func murkInModels() {
        let calls = Log<String>()
        let screen = DialScreen(in: stage.kernel, makeCall: calls.add)
        screen.callButton.send()
        for text in ["7", "78"] { screen.number.send(text) }
        #expect(calls.entries.isEmpty)
        screen.callButton.send()
        screen.number.send("789")
        #expect(calls.entries == ["78"])
        screen.callButton.send()
        #expect(calls.entries == ["78", "789"])
    }

    @Test("view model: typing searches after a pause, and a newer search replaces the older")
    func viewModel() {
        let (clock, kernel) = (stage.clock, stage.kernel)
        let screen = SearchViewModel(in: kernel) { text in
            clock.cold([2: [text.uppercased()]], in: kernel).first()
        }
        let (results, searching) = (Recorder(screen.results), Recorder(screen.isSearching))
        let typing = clock.hot([1: "a", 2: "ab"], in: kernel).sink { screen.text.send($0) }
        clock.run()
        #expect(results.timeline == Timeline([0: [], 4_300: ["AB"]], every: .milliseconds(1)))
        #expect(
            searching.timeline == Timeline([0: false, 1_300: true, 2_300: true, 4_300: false], every: .milliseconds(1))
        )
        for cancel in [results.cancel, searching.cancel, typing.cancel] { cancel() }
        stage.expectNothingLeft()
    }

    @Test("MVI: one state for each transition, and router events that wait for their router")
    func modelViewIntent() {
        let (clock, kernel) = (stage.clock, stage.kernel)
        let answers = Log<Result<String, PictureError>>()
        answers.add(.failure(PictureError(text: "no network")))
        let intent = PictureIntent(in: kernel) {
            let answer = answers.entries.count > 1 ? .success("cat") : answers.entries[0]
            return clock.cold([1: answer], in: kernel).first()
        }
        let states = Recorder(intent.state)
        intent.onTap()
        intent.onAppear()
        clock.run()
        answers.add(.success("cat"))
        intent.onAppear()
        intent.onAppear()
        clock.run()
        intent.onAppear()
        intent.onTap()
        #expect(
            states.timeline == [
                0: .idle, 0: .loading, 1: .failed("no network"), 1: .loading, 1: .loading, 2: .shown("cat"),
            ]
        )
        let routes = Log<PictureRoute>()
        let router = intent.router.attach(routes.add)
        #expect(routes.entries == [.alert("There is no picture yet"), .detail("cat")])
        for cancel in [router.cancel, states.cancel] { cancel() }
    }
}
