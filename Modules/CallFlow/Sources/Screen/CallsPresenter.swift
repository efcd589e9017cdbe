import CallFlowInterface
import PhoneNumbersInterface
import StateKit

/// Turns the model of calls into what is on the screen, and hands on what a person does there.
@MainActor
final class CallsPresenter {
    let centre: CallCentre
    let displays: Output<CallsDisplay>

    private let history: any CallHistory
    private let contacts: StoredContacts
    private let display: CurrentValueSubject<CallsDisplay, Never>
    private var records: [CallRecord] = []
    private var book = ContactBook()
    private var hasKeypad = false
    private var showsContacts = false
    private var subscriptions: Set<AnyCancellable> = []
    private var pending: CallID?

    /// - Parameters:
    ///   - centre: what carries out.
    ///   - history: the calls that were.
    ///   - updates: the times at which the history changes.
    ///   - contacts: whom the person knows.
    ///   - kernel: where the screen takes its turns.
    init(
        _ centre: CallCentre, _ history: any CallHistory, updates: AsyncStream<Void>, _ contacts: StoredContacts,
        in kernel: Kernel
    ) {
        (self.centre, self.history, self.contacts) = (centre, history, contacts)
        display = CurrentValueSubject(CallsDisplay(), in: kernel, named: "calls display")
        displays = display.output
        centre.changes.sink { [weak self] _ in self?.show() }.store(in: &subscriptions)
        kernel.timer(every: .seconds(1)).sink { [weak self] _ in self?.tick() }.store(in: &subscriptions)
        for changes in [updates, contacts.updates()] {
            let reading = Task { [weak self] in
                for await _ in changes { self?.load() }
            }
            AnyCancellable(reading.cancel).store(in: &subscriptions)
        }
        load()
    }

    private func load() {
        records = (try? history.records()) ?? []
        book = (try? contacts.book(in: centre.model.preferences.numbers)) ?? ContactBook()
        show()
    }

    /// Time passes on the screen only while somebody speaks.
    private func tick() {
        if centre.model.calls.contains(where: { $0.state == .connected }) { centre.send(.clock) }
    }

    private func show() {
        var next = CallsDisplay(centre.model, history: records, hasKeypad: hasKeypad, warning: centre.warning)
        (next.canSimulate, next.book, next.showsContacts) = (!centre.isElsewhere, book, showsContacts)
        next.accounts = centre.accounts
        if next != display.value { display.send(next) }
    }

    /// What the person calls the other end of a call.
    func name(of call: Call) -> String { display.value.name(of: call.party) }

    func type(_ text: String) { centre.send(.typed(NumberText.formatted(text, in: centre.model.preferences.numbers))) }
    func press() { centre.press() }

    /// As the original does: a call comes three seconds later, and can be taken back until then.
    func simulateIncoming() {
        if let pending { centre.send(.unscheduled(pending)) }
        let call = centre.newCall()
        pending = call
        centre.send(
            .scheduled(IncomingPush(call, from: CallParty("Wake up, Neo")), after: .seconds(3)))
    }

    /// Nobody is there to see the call that was to come.
    func leave() {
        if let pending { centre.send(.unscheduled(pending)) }
        pending = nil
    }

    func setDoNotDisturb(_ isOn: Bool) {
        var preferences = centre.model.preferences
        preferences.isDoNotDisturb = isOn
        centre.send(.preferences(preferences))
    }

    /// Calls go out by this account from now on.
    func choose(_ account: String) {
        var preferences = centre.model.preferences
        preferences.account = account
        centre.send(.preferences(preferences))
    }

    /// Keeps somebody from calling, or lets them call again.
    func block(_ handle: String, _ isBlocked: Bool) {
        var preferences = centre.model.preferences
        preferences.block(handle, isBlocked)
        centre.send(.preferences(preferences))
    }

    func toggleKeypad() {
        hasKeypad.toggle()
        show()
    }

    /// Shows everybody whom one knows, or the calls that were.
    func showContacts(_ isOn: Bool) {
        showsContacts = isOn
        show()
    }

    func call(_ handle: String) {
        type(handle)
        press()
    }

    func forget(_ id: CallID) {
        Task { [history] in try? await history.remove(id) }
    }
}
