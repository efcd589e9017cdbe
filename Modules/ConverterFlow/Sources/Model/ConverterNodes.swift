import LocalizationKit
import PlatformInterface
import StateKit

/// The places where events enter the converter.
@MainActor
struct ConverterNodes {
    let start: PassthroughSubject<Void, Never>
    let amount: PassthroughSubject<String, Never>
    let source: PassthroughSubject<Currency, Never>
    let target: PassthroughSubject<Currency, Never>
    let sourcePicker: PassthroughSubject<Void, Never>
    let sourcePickerVisible: PassthroughSubject<Bool, Never>
    let targetPicker: PassthroughSubject<Void, Never>
    let targetPickerVisible: PassthroughSubject<Bool, Never>
    let refresh: PassthroughSubject<Void, Never>
    let refreshing: PassthroughSubject<Bool, Never>
    let answer: PassthroughSubject<Result<ExchangeRates, RatesError>, Never>
    let kept: PassthroughSubject<ExchangeRates, Never>
    let info: PassthroughSubject<Void, Never>
    let infoClosed: PassthroughSubject<Void, Never>
    let woken: PassthroughSubject<Result<WallTime, Never>, Never>
    let language: PassthroughSubject<Language, Never>
    let service: PassthroughSubject<RatesService, Never>
    let swap: PassthroughSubject<Void, Never>
    let request: PassthroughSubject<ConverterRequest, Never>
    let search: PassthroughSubject<String, Never>
    let highlight: PassthroughSubject<Currency, Never>
    let keptHistory: PassthroughSubject<Result<[ExchangeRates], Never>, Never>
    let history: PassthroughSubject<Result<[ExchangeRates], RatesError>, Never>
    let stored: PassthroughSubject<Result<Void, Never>, Never>

    init(in kernel: Kernel) {
        func node<Value>(_ name: String) -> PassthroughSubject<Value, Never> {
            PassthroughSubject(in: kernel, named: name)
        }
        (start, refresh, refreshing, answer) = (node("start"), node("refresh"), node("refreshing"), node("answer"))
        (amount, source, target) = (node("amount"), node("source"), node("target"))
        (sourcePicker, sourcePickerVisible) = (node("source picker"), node("source picker visible"))
        (targetPicker, targetPickerVisible) = (node("target picker"), node("target picker visible"))
        (info, infoClosed, woken) = (node("info"), node("info closed"), node("woken"))
        (language, service, swap, request) = (node("language"), node("service"), node("swap"), node("request"))
        (search, highlight, stored) = (node("search"), node("highlight"), node("stored"))
        (kept, keptHistory, history) = (node("kept"), node("kept history"), node("history"))
    }
}

extension ConverterNodes {
    /// Writes the events into the model.
    func pipe(into controller: Controller<ConverterModel>) {
        pipeRates(into: controller)
        pipeChoices(into: controller)
        controller.pipe(start.publisher, named: "start", set: { $0.isStarted = true }, reset: { $0.isStarted = false })
        controller.pipeValue(
            woken.publisher, named: "woken", set: { $0.now.set($1.get()) }, reset: { $0.now.settle() })
        controller.pipeValue(
            language.publisher, named: "language", set: { $0.language.set($1) }, reset: { $0.language.settle() })
        controller.pipeValue(
            service.publisher, named: "service", set: { $0.service.set($1) }, reset: { $0.service.settle() })
    }

    private func pipeRates(into controller: Controller<ConverterModel>) {
        controller.pipe(
            refresh.publisher, named: "refresh", set: { $0.isRefreshPressed = true },
            reset: { $0.isRefreshPressed = false })
        controller.pipeValue(
            refreshing.publisher, named: "refreshing", set: { $0.isRefreshing.set($1) },
            reset: { $0.isRefreshing.settle() })
        controller.pipeValue(
            answer.publisher, named: "answer", set: { $0.take($1) }, reset: { $0.settleAnswer() })
        pipeHistory(into: controller)
        controller.pipeValue(
            kept.publisher, named: "kept", set: { $0.takeKept($1) }, reset: { $0.settleAnswer() })
        controller.pipe(
            info.publisher, named: "info", set: { $0.isInfoPressed = true }, reset: { $0.isInfoPressed = false })
        controller.pipe(
            infoClosed.publisher, named: "info closed", set: { $0.isInfoClosed = true },
            reset: { $0.isInfoClosed = false })
    }

    private func pipeHistory(into controller: Controller<ConverterModel>) {
        controller.pipeValue(
            keptHistory.publisher, named: "kept history", set: { $0.readHistory($1.get()) },
            reset: {
                $0.isHistoryRead = false
                $0.history.settle()
            })
        controller.pipeValue(
            history.publisher, named: "history", set: { $0.takeHistory($1) },
            reset: {
                $0.history.settle()
                $0.historyFailure.settle()
            })
    }

    private func pipeChoices(into controller: Controller<ConverterModel>) {
        controller.pipeValue(
            amount.publisher, named: "amount", set: { $0.amount.set($1) }, reset: { $0.amount.settle() })
        controller.pipe(
            swap.publisher, named: "swap", set: { $0.isSwapPressed = true }, reset: { $0.isSwapPressed = false })
        controller.pipeValue(request.publisher, named: "request", set: { $0.take($1) }, reset: { $0.settleChoices() })
        controller.pipeValue(
            search.publisher, named: "search", set: { $0.search.set($1) }, reset: { $0.search.settle() })
        controller.pipeValue(
            highlight.publisher, named: "highlight", set: { $0.highlighted.set($1) },
            reset: { $0.highlighted.settle() })
        pipe(source, sourcePicker, sourcePickerVisible, \.source, "source", into: controller)
        pipe(target, targetPicker, targetPickerVisible, \.target, "target", into: controller)
    }

    private func pipe(
        _ currency: PassthroughSubject<Currency, Never>, _ button: PassthroughSubject<Void, Never>,
        _ visible: PassthroughSubject<Bool, Never>,
        _ side: any WritableKeyPath<ConverterModel, ConverterModel.Side> & Sendable, _ name: String,
        into controller: Controller<ConverterModel>
    ) {
        controller.pipeValue(
            currency.publisher, named: name, set: { $0[keyPath: side].currency.set($1) },
            reset: { $0[keyPath: side].currency.settle() })
        controller.pipe(
            button.publisher, named: "\(name) button", set: { $0[keyPath: side].isPickerPressed = true },
            reset: { $0[keyPath: side].isPickerPressed = false })
        controller.pipeValue(
            visible.publisher, named: "\(name) picker", set: { $0.showPicker(of: side, $1) },
            reset: {
                $0[keyPath: side].isPickerVisible.settle()
                $0.settleSearch()
            })
    }
}
