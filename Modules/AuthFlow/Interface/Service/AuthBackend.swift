public import FeatureKitInterface
public import LocalizationKit

/// A service that a person can choose to be signed in by; the setting `auth.backend` names it by the contribution's id.
public struct AuthBackend: Sendable {
    /// The id, such as `embedded`.
    public var id: String
    /// What it is called on a screen.
    public var title: LocalizedText
    /// Where it comes among the others when nobody chose: the smaller, the earlier.
    public var order: Int
    /// Makes the service; nothing is opened before its first use.
    public var make: @MainActor @Sendable () throws -> any AuthService

    /// Creates a backend.
    public init(
        id: String, title: LocalizedText, order: Int,
        make: @escaping @MainActor @Sendable () throws -> any AuthService
    ) {
        (self.id, self.title, self.order, self.make) = (id, title, order, make)
    }
}

extension ExtensionPoint where Contribution == AuthBackend {
    /// Services that sign people in; the id of a contribution is that of the backend.
    public static var authBackends: Self { Self("auth backends", of: "auth backend") }
}
