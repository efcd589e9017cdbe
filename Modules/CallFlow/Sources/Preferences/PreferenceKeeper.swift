import PhoneNumbersInterface
import PlatformInterface
import SettingsInterface
import StateKit
import StorageInterface

/// Keeps what a person has decided about calls: in the store over restarts, and the same in all processes.
@MainActor
final class PreferenceKeeper {
    private let store: any KeyValueStore
    private let profile: CallProfile
    private let settings: (any Settings)?
    private let variables: [String: String]
    private let rules: any PhoneNumberRules
    private let usual: @MainActor () -> String?
    private let log: any Logger
    private var kept = KeptPreferences()
    private var writing: Task<Void, Never>?
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - store: where decisions are kept.
    ///   - profile: whose decisions they are at a moment.
    ///   - settings: what is decided elsewhere; `nil` in a build without settings.
    ///   - variables: the environment, which may name a country.
    ///   - rules: by which rules numbers are read.
    ///   - log: is told what keeps a decision from being written.
    ///   - usual: the engine that is taken when nobody chooses.
    init(
        _ store: any KeyValueStore, _ profile: CallProfile = CallProfile(), _ settings: (any Settings)?,
        variables: [String: String], rules: any PhoneNumberRules = BuiltInRules(), log: any Logger,
        usual: @escaping @MainActor () -> String?
    ) {
        (self.store, self.profile, self.settings) = (store, profile, settings)
        (self.variables, self.rules, self.log, self.usual) = (variables, rules, log, usual)
    }

    private nonisolated static func scope(_ profile: String) -> StoreScope {
        StoreScope("calls.preferences", profile: profile)
    }
    private var key: StoreKey<KeptPreferences> { StoreKey("decisions", in: Self.scope(profile.name)) }

    /// What is decided at this moment.
    func preferences() -> CallPreferences {
        kept = read()
        let word = settings?.value(of: .callCountry) ?? ""
        return CallPreferences(
            isDoNotDisturb: kept.isDoNotDisturb, blocked: kept.blocked,
            numbers: PhoneNumberReader(
                rules: rules, country: Country(region: word) ?? Country(variables: variables)),
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
        let changes = profile.changes(of: store, in: Self.scope)
        let reading = Task { [weak self, weak centre] in
            for await _ in changes {
                guard let self, let centre else { return }
                if read() != kept { centre.send(.preferences(preferences())) }
            }
        }
        AnyCancellable(reading.cancel).store(in: &subscriptions)
    }

    /// Keeps people from calling, or lets them call again, in whichever process calls are.
    func block(_ handles: [String], _ isBlocked: Bool) async throws {
        let numbers = preferences().numbers
        try await store.update(key) { stored in
            var decisions = CallPreferences(stored ?? KeptPreferences(), in: numbers)
            for handle in handles { decisions.block(handle, isBlocked) }
            stored = KeptPreferences(decisions)
        }
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
