public import LocalizationKit

/// The typed key of a setting, declared by the feature that owns it.
///
///     extension Setting where Value == Duration {
///         static let refresh = Setting.duration(
///             "widgets.refresh", title: Strings.refresh, help: Strings.refreshHelp, default: .seconds(300),
///             in: .seconds(10) ... .seconds(86_400))
///     }
///
///     registry.contribute("widgets.refresh", to: .settings) { _ in Setting.refresh.definition }
///     let pause = settings.value(of: .refresh)
public struct Setting<Value: Sendable>: Sendable {
    /// What people see of it.
    public let definition: SettingDefinition
    private let read: @Sendable (SettingValue) -> Value?
    private let write: @Sendable (Value) -> SettingValue
    private let fallback: Value

    /// Creates a key; the static functions cover the usual types.
    ///
    /// - Parameters:
    ///   - definition: what people see of it.
    ///   - fallback: what stands when nobody decided.
    ///   - read: the typed value of one of the right type.
    ///   - write: the value to keep for a typed one.
    public init(
        _ definition: SettingDefinition, default fallback: Value, read: @escaping @Sendable (SettingValue) -> Value?,
        write: @escaping @Sendable (Value) -> SettingValue
    ) {
        self.definition = definition
        self.fallback = fallback
        self.read = read
        self.write = write
    }

    /// The typed value; the default for a value of another type.
    ///
    /// - Parameter value: what is decided.
    /// - Returns: the value.
    public func typed(_ value: SettingValue) -> Value { read(value) ?? fallback }

    /// The value to keep.
    ///
    /// - Parameter typed: the typed value.
    /// - Returns: the same as a value of a setting.
    public func untyped(_ typed: Value) -> SettingValue { write(typed) }

    /// The same key with a rule of its own.
    ///
    /// - Parameter objection: what is wrong with a value, lower case; `nil` when nothing is.
    /// - Returns: a key whose values are checked.
    public func checked(_ objection: @escaping @Sendable (Value) -> LocalizedText?) -> Setting {
        var definition = definition
        let read = read
        definition.objection = { value in read(value).flatMap(objection) }
        return Setting(definition, default: fallback, read: read, write: write)
    }

    /// The same key with a value that is kept from view.
    public var secret: Setting {
        var definition = definition
        definition.isSecret = true
        return Setting(definition, default: fallback, read: read, write: write)
    }
}
