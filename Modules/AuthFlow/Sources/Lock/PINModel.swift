/// A screen on which a PIN is typed as plain values, and what follows from an event.
struct PINModel: Equatable {
    /// What the PIN is typed for.
    enum Purpose: Equatable {
        /// To be the PIN from now on; it is typed twice.
        case create
        /// To get back into the app.
        case unlock
        /// To be no PIN any more.
        case remove
    }

    /// What happens to the screen.
    enum Event: Equatable {
        case edited(String)
        case submitted
        case done
        case failed(PINError)
    }

    var purpose: Purpose
    var text = ""
    /// What was typed the first time of two.
    var first: String?
    var isWorking = false
    var error: PINError?
    /// Set once: nothing counts after it.
    var isDone = false

    /// The PIN that this event sends.
    var started: String?

    /// The model after an event.
    func after(_ event: Event) -> PINModel {
        guard !isDone else { return self }
        switch event {
        case .edited(let text): return isWorking ? self : with { ($0.text, $0.error) = (text, nil) }
        case .submitted: return isWorking ? self : submitted
        case .done: return with { ($0.isDone, $0.isWorking) = (true, false) }
        case .failed(let error): return with { ($0.text, $0.first, $0.isWorking, $0.error) = ("", nil, false, error) }
        }
    }

    /// The model at rest, with what belonged to one event taken back.
    var settled: PINModel { with { $0.started = nil } }

    private var submitted: PINModel {
        do throws(PINError) { _ = try PIN(text) } catch { return with { ($0.text, $0.error) = ("", error) } }
        guard purpose == .create else { return starting }
        guard let first else { return with { ($0.first, $0.text) = (text, "") } }
        // The same digits may have been typed in two scripts.
        guard (try? PIN(first)) == (try? PIN(text)) else { return after(.failed(.mismatch)) }
        return starting
    }

    private var starting: PINModel { with { ($0.started, $0.isWorking, $0.error) = (text, true, nil) } }

    private func with(_ change: (inout PINModel) -> Void) -> PINModel {
        var model = self
        change(&model)
        return model
    }
}
