public import SettingsInterface
public import StateKit

/// Settings that exist in memory alone: nothing is checked, and every decision counts.
@MainActor
public final class MemorySettings: Settings {
    /// Everything that can be decided.
    public let definitions: [SettingDefinition]
    /// Where a file would be.
    public let path = "/memory/configuration/config.json"
    /// What is claimed to be wrong.
    public var problems: [SettingProblem] = []
    /// What the next decisions throw; `nil` to take them.
    public var failure: SettingsError?
    private var decisions: [String: SettingValue]
    private var observers: [Int: @MainActor (Set<String>) -> Void] = [:]

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - definitions: everything that can be decided.
    ///   - decisions: what is decided from the beginning, by key.
    public init(_ definitions: [SettingDefinition], _ decisions: [String: SettingValue] = [:]) {
        self.definitions = definitions.sorted { $0.key < $1.key }
        self.decisions = decisions
    }

    /// What is decided about a setting.
    public func state(of key: String) -> SettingState? {
        definitions.first { $0.key == key }.map { definition in
            SettingState(decisions[key].map { [.init(.file, $0)] } ?? [], fallback: definition.fallback)
        }
    }

    /// Decides a setting and tells observers, or throws ``failure``.
    public func decide(_ key: String, _ value: SettingValue?) throws(SettingsError) {
        if let failure { throw failure }
        guard let before = state(of: key) else { throw .unknownKey(key, hint: nil) }
        decisions[key] = value
        guard state(of: key)?.value != before.value else { return }
        for number in observers.keys.sorted() { observers[number]?([key]) }
    }

    /// Tells of changes.
    public func observe(_ observer: @escaping @MainActor (Set<String>) -> Void) -> AnyCancellable {
        let number = (observers.keys.max() ?? 0) + 1
        observers[number] = observer
        return AnyCancellable { [weak self] in self?.observers[number] = nil }
    }
}
