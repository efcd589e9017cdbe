import LocalizationKit
import SettingsInterface
import StateKit

/// The settings screen: takes what a person does, and lets the settings have what the model decides.
@MainActor
final class SettingsController {
    /// What a person types into the search.
    let query: Input<String>
    /// What a person does with a setting.
    let events: Input<SettingsEvent>
    /// In which language the screen is searched.
    let language: Input<Language>

    private let controller: Controller<SettingsModel>
    private let queries: PassthroughSubject<String, Never>
    private let actions: PassthroughSubject<SettingsEvent, Never>
    private let languages: PassthroughSubject<Language, Never>
    private let outcomes: PassthroughSubject<SettingsOutcome, Never>
    private let refreshes: PassthroughSubject<Void, Never>
    private let settings: any Settings
    private var observation: AnyCancellable?

    /// Creates the screen of some settings.
    init(_ settings: any Settings, in kernel: Kernel) {
        self.settings = settings
        queries = PassthroughSubject(in: kernel, named: "query")
        actions = PassthroughSubject(in: kernel, named: "event")
        languages = PassthroughSubject(in: kernel, named: "language")
        outcomes = PassthroughSubject(in: kernel, named: "outcome")
        refreshes = PassthroughSubject(in: kernel, named: "refresh")
        (query, events, language) = (queries.input, actions.input, languages.input)
        controller = Controller(SettingsModel(settings), in: kernel, named: "settings")
        connect()
        observation = settings.observe { [refreshes] _ in refreshes.send() }
    }

    /// A snapshot for each event; a new subscriber gets the present one first.
    var changes: Publisher<SettingsModel, Never> { controller.changes }
    /// The model between events.
    var model: SettingsModel { controller.model }

    private func connect() {
        controller.pipeValue(queries.publisher, set: { $0.query = $1 })
        controller.pipeValue(languages.publisher, set: { $0.language = $1 })
        controller.pipeValue(
            actions.publisher,
            set: { model, event in
                model.event = event
                model.drafts = model.shouldKeepDrafts
            }, reset: { $0.event = nil })
        controller.pipeValue(
            outcomes.publisher,
            set: { model, outcome in
                model.outcome = outcome
                model.history = model.shouldKeepHistory
                model.failure = model.shouldShowFailure
            }, reset: { $0.outcome = nil })
        controller.pipeValue(
            refreshes.publisher.map { [settings] in SettingsModel(settings) },
            set: { model, fresh in (model.rows, model.problems) = (fresh.rows, fresh.problems) })
        controller.observe(\.shouldDecide) { [settings, outcomes] attempt in
            outcomes.send(settings.outcome(of: attempt))
        }
    }
}

extension SettingsModel {
    /// The model of what is decided now.
    @MainActor
    init(_ settings: any Settings) {
        rows = settings.definitions.compactMap { definition in
            settings.state(of: definition.key).map { SettingRow(definition: definition, state: $0) }
        }
        problems = settings.problems.map(\.explanation)
    }
}

extension Settings {
    /// Makes a change and tells how it ended.
    fileprivate func outcome(of attempt: SettingsModel.Attempt) -> SettingsOutcome {
        do throws(SettingsError) {
            try decide(attempt.step.key, attempt.step.after)
            return .done(attempt.step, attempt.event)
        } catch {
            return .failed(error.explanation)
        }
    }
}
