public import FeatureKitInterface
public import LocalizationKit

/// A service that a person can choose to be signed in by.
///
/// The setting `auth.backend` names it by the contribution's id, with an address behind a plus where it has one:
/// `embedded`, `supabase+https://auth.example.org`.
public struct AuthBackend: Sendable {
    /// The id, such as `embedded`.
    public var id: String
    /// What it is called on a screen.
    public var title: LocalizedText
    /// Where it comes among the others when nobody chose: the smaller, the earlier.
    public var order: Int
    /// Makes the service at an address, which is empty when a person gave none; nothing is opened before its first use.
    public var make: @MainActor @Sendable (_ address: String) throws -> any AuthService
    /// What to tell a person after a message went to a number, such as where a development outbox lies; the second
    /// argument is whether the message itself may be shown.
    public var notice: @Sendable (_ phone: String, _ showsMessage: Bool) async -> LocalizedText?

    /// Creates a backend that is at an address.
    ///
    /// - Parameters:
    ///   - id: the id.
    ///   - title: what it is called on a screen.
    ///   - order: where it comes among the others.
    ///   - notice: what to tell a person after a message went out.
    ///   - make: makes the service.
    public init(
        id: String, title: LocalizedText, order: Int,
        notice: @escaping @Sendable (_ phone: String, _ showsMessage: Bool) async -> LocalizedText? = { _, _ in nil },
        make: @escaping @MainActor @Sendable (_ address: String) throws -> any AuthService
    ) {
        (self.id, self.title, self.order, self.notice, self.make) = (id, title, order, notice, make)
    }

    /// Creates a backend that is here and has no address.
    ///
    /// - Parameters:
    ///   - id: the id.
    ///   - title: what it is called on a screen.
    ///   - order: where it comes among the others.
    ///   - notice: what to tell a person after a message went out.
    ///   - make: makes the service.
    public init(
        id: String, title: LocalizedText, order: Int,
        notice: @escaping @Sendable (_ phone: String, _ showsMessage: Bool) async -> LocalizedText? = { _, _ in nil },
        make: @escaping @MainActor @Sendable () throws -> any AuthService
    ) {
        self.init(id: id, title: title, order: order, notice: notice) { address in
            guard address.isEmpty else { throw AuthError.unavailable(Strings.noPlaceForAddress(id: id)) }
            return try make()
        }
    }
}

extension ExtensionPoint where Contribution == AuthBackend {
    /// Services that sign people in; the id of a contribution is that of the backend.
    public static var authBackends: Self { Self("auth backends", of: "auth backend") }
}
