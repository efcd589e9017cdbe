public import FeatureKitInterface
public import StateKit

/// What people decided, read once and kept up to date.
///
/// What is wrong in the file or the environment is passed over, told in ``problems``, and stops nothing.
@MainActor
public protocol Settings: AnyObject {
    /// Everything that can be decided in this build, sorted by key.
    var definitions: [SettingDefinition] { get }
    /// The path of the file, whether or not there is one.
    var path: String { get }
    /// What was passed over.
    var problems: [SettingProblem] { get }

    /// What is decided about a setting.
    ///
    /// - Parameter key: the key of a setting.
    /// - Returns: the state; `nil` when this build has no such setting.
    func state(of key: String) -> SettingState?

    /// Decides a setting in the file, whose comments and order stay, and tells observers when something changed.
    ///
    /// - Parameters:
    ///   - key: the key of a setting.
    ///   - value: what is decided; `nil` to decide nothing.
    /// - Throws: ``SettingsError``; the file is as before then.
    func decide(_ key: String, _ value: SettingValue?) throws(SettingsError)

    /// Tells of changes until the subscription is cancelled or forgotten.
    ///
    /// - Parameter observer: is told the keys of the settings whose values are others now.
    /// - Returns: the subscription.
    func observe(_ observer: @escaping @MainActor (Set<String>) -> Void) -> AnyCancellable
}

extension Settings {
    /// What counts for a setting.
    ///
    /// - Parameter setting: the key; its default results in a build that does not have the setting.
    /// - Returns: the value.
    public func value<Value>(of setting: Setting<Value>) -> Value {
        setting.typed(state(of: setting.definition.key)?.value ?? setting.definition.fallback)
    }

    /// Decides a setting.
    ///
    /// - Parameters:
    ///   - setting: the key.
    ///   - value: what is decided; `nil` to decide nothing.
    /// - Throws: ``SettingsError``; the file is as before then.
    public func decide<Value>(_ setting: Setting<Value>, _ value: Value?) throws(SettingsError) {
        try decide(setting.definition.key, value.map(setting.untyped))
    }
}

extension ServiceKey where Service == any Settings {
    /// What people decided.
    public static var settings: Self { Self("Settings", in: "SettingsInterface") }
}
