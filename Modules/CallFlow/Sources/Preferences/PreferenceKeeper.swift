import PhoneNumberKit
import PlatformInterface
import SettingsInterface
import StateKit
import StorageInterface

/// Keeps what a person has decided about calls: in the store over restarts, and the same in all processes.
@MainActor
final class PreferenceKeeper {
    private let store: any KeyValueStore
    private let key: StoreKey<KeptPreferences>
    private let settings: (any Settings)?
    private let variables: [String: String]
    private let usual: @MainActor () -> String?
    private let log: any Logger
    private var kept = KeptPreferences()
    private var writing: Task<Void, Never>?
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - store: where decisions are kept.
    ///   - profile: whose decisions they are.
    ///   - settings: what is decided elsewhere; `nil` in a build without settings.
    ///   - variables: the environment, which may name a country.
    ///   - log: is told what keeps a decision from being written.
    ///   - usual: the engine that is taken when nobody chooses.
    init(
        _ store: any KeyValueStore, profile: String = "local", _ settings: (any Settings)?,
        variables: [String: String], log: any Logger, usual: @escaping @MainActor () -> String?
    ) {
        (self.store, self.settings, self.variables) = (store, settings, variables)
        (self.log, self.usual) = (log, usual)
        key = StoreKey("decisions", in: StoreScope("calls.preferences", profile: profile))
    }

    /// What is decided at this moment.
    func preferences() -> CallPreferences {
        kept = read()
        let word = settings?.value(of: .callCountry) ?? ""
        return CallPreferences(
            isDoNotDisturb: kept.isDoNotDisturb, blocked: kept.blocked,
            country: Country(region: word) ?? Country(variables: variables),
            engine: settings?.value(of: .callEngine).engine ?? usual())
    }

    /// Writes down what is decided from now on, and tells what others decide.
    func follow(_ centre: CallCentre) {
        centre.changes.map { KeptPreferences($0.preferences) }.removeDuplicates()
            .sink { [weak self] in self?.keep($0) }.store(in: &subscriptions)
        settings?.observe { [weak self, weak centre] keys in
            guard let self, let centre, !keys.isDisjoint(with: ["calls.country", "calls.engine"]) else { return }
            centre.send(.preferences(preferences()))
            centre.listen()
        }
        .store(in: &subscriptions)
        guard let changes = try? store.changes(in: key.scope) else { return }
        let reading = Task { [weak self, weak centre] in
            for await _ in changes {
                guard let self, let centre else { return }
                if read() != kept { centre.send(.preferences(preferences())) }
            }
        }
        AnyCancellable(reading.cancel).store(in: &subscriptions)
    }

    /// Waits until everything is written.
    func finish() async { await writing?.value }

    private func read() -> KeptPreferences { (try? store.value(for: key)) ?? KeptPreferences() }

    private func keep(_ decisions: KeptPreferences) {
        guard decisions != kept else { return }
        kept = decisions
        writing = Task { [previous = writing, store, key, log] in
            await previous?.value
            do { try await store.set(decisions, for: key) } catch {
                log.error("calls", "what was decided about calls was not written: \(error)")
            }
        }
    }
}
