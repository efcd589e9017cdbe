import StateKit

/// Carries out what the converter's model decides, and decides nothing itself.
@MainActor
final class ConverterController {
    let nodes: ConverterNodes
    /// What is on the screen: a new value after each event that changed something.
    let displays: Output<ConverterDisplay>

    let controller: Controller<ConverterModel>
    private let display: CurrentValueSubject<ConverterDisplay, Never>
    private var pending = ConverterDisplay()
    private var subscriptions: Set<AnyCancellable> = []

    /// Wires the converter up; ``start()`` begins.
    ///
    /// - Parameters:
    ///   - model: what it begins with.
    ///   - kernel: where its events take turns.
    ///   - effects: what it can do to the world.
    init(_ model: ConverterModel, in kernel: Kernel, effects: ConverterEffects) {
        nodes = ConverterNodes(in: kernel)
        controller = Controller(model, in: kernel, named: "converter")
        display = CurrentValueSubject(pending, in: kernel, named: "converter display")
        displays = display.output
        nodes.pipe(into: controller)
        returnDecisions()
        showDecisions()
        carryOut(effects)
        controller.changes.sink { [weak self] _ in self?.show() }.store(in: &subscriptions)
    }

    /// Begins: with what an earlier run left, or as the first time.
    func start() { nodes.start.send(()) }

    /// What is on the screen now.
    var current: ConverterDisplay { display.value }

    private func show() {
        if display.value != pending { display.send(pending) }
    }

    /// Decisions that are events again, because the model keeps what they are about.
    private func returnDecisions() {
        let nodes = nodes
        // The amount before the currencies: nothing is kept before all of it is there.
        controller.observe({ $0.shouldResetAmountSource }, named: "amount") { nodes.amount.send($0) }
        controller.observe({ $0.shouldResetSource }, named: "source") { nodes.source.send($0) }
        controller.observe({ $0.shouldResetTarget }, named: "target") { nodes.target.send($0) }
        controller.observe({ $0.shouldResetSourcePicker }, named: "source picker") {
            nodes.sourcePickerVisible.send($0)
        }
        controller.observe({ $0.shouldResetTargetPicker }, named: "target picker") {
            nodes.targetPickerVisible.send($0)
        }
        controller.observe({ $0.shouldSwap }, named: "swap") { nodes.request.send($0) }
        controller.observe({ $0.shouldRefresh }, named: "refreshing") { _ in nodes.refreshing.send(true) }
    }

    private func carryOut(_ effects: ConverterEffects) {
        controller.run({ $0.shouldStore }, .queue, into: nodes.stored.input, named: "store") { record in
            await effects.store(record)
        }
        controller.run({ $0.shouldReadHistory }, .exhaust, into: nodes.keptHistory.input, named: "kept history") { _ in
            await effects.rates.keptHistory()
        }
        controller.run({ $0.shouldLoadHistory }, .exhaust, into: nodes.history.input, named: "history") {
            _ async throws(RatesError) in try await effects.rates.history()
        }
        // Not `.exhaust`: the model asks once at a time, and an answer can be the reason to ask again.
        controller.run({ $0.shouldRefresh }, .latest, into: nodes.answer.input, named: "refresh") {
            service async throws(RatesError) in try await effects.rates.newest(from: service)
        }
        let (nodes, kept) = (nodes, controller.kernel.values(of: effects.rates.keptRates()))
        kept.sink { nodes.kept.send($0) }.store(in: &subscriptions)
        controller.run({ $0.shouldWakeAt }, .latest, into: nodes.woken.input, named: "wake") { time in
            await effects.wait(until: time)
        }
    }

    /// Decisions about what is on the screen.
    private func showDecisions() {
        show("result", \.result) { $0.shouldResetAmountTarget }
        show("amount field", \.amount) { $0.amount.recent }
        show("source currency", \.source) { $0.source.currency.recent }
        show("target currency", \.target) { $0.target.currency.recent }
        show("currencies", \.currencies) { $0.shouldResetCurrencies }
        show("choices", \.choices) { $0.shouldResetChoices }
        show("search field", \.search) { $0.search.recent }
        show("source picker visible", \.isSourcePickerVisible) { $0.source.isPickerVisible.recent }
        show("target picker visible", \.isTargetPickerVisible) { $0.target.isPickerVisible.recent }
        showKnown("single rate", \.singleRate) { $0.shouldResetSingleRate }
        showKnown("date", \.date) { $0.shouldResetRatesDate }
        showKnown("rates source", \.ratesSource) { $0.shouldResetRatesSource }
        show("chart", \.history) { $0.shouldResetChart }
        show("history failure", \.historyFailure) { $0.shouldReportHistory }
        show("status", \.isUpToDate) { $0.shouldResetRatesStatus }
        showBusy()
        show("failure", \.failure) { $0.shouldReportError }
        show("info opens", \.isInfoVisible) { $0.shouldShowInfo }
        show("info closes", \.isInfoVisible) { $0.shouldHideInfo.map { !$0 } }
    }

    /// That a refresh runs is shown for half a second at least, so that a person sees that something happened.
    private func showBusy() {
        controller.decision { $0.shouldResetRatesUpdate }.throttle(for: .milliseconds(500), latest: true)
            .sink { [weak self] isRefreshing in
                self?.pending.isRefreshing = isRefreshing
                self?.show()
            }
            .store(in: &subscriptions)
    }

    private func show<Value>(
        _ name: String, _ part: WritableKeyPath<ConverterDisplay, Value>,
        _ decide: @escaping @MainActor (ConverterModel) -> Value?
    ) {
        controller.observe(decide, named: name) { [weak self] in self?.pending[keyPath: part] = $0 }
    }

    /// The same for what is not known at first.
    private func showKnown<Value>(
        _ name: String, _ part: WritableKeyPath<ConverterDisplay, Value?>,
        _ decide: @escaping @MainActor (ConverterModel) -> Value?
    ) {
        controller.observe(decide, named: name) { [weak self] in self?.pending[keyPath: part] = $0 }
    }
}
