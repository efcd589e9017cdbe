public import FeatureKitInterface
public import LocalizationKit

/// A place that could keep secrets; which one does is found out on the machine.
public struct SecretBackend: Sendable {
    /// What looking for it found.
    public enum Finding: Sendable {
        /// It can be used.
        case ready(any SecretStore)
        /// It cannot, and the next one is asked.
        case absent(reason: LocalizedText)
        /// A person chose it and it does not work, so none is used in its place.
        case broken(reason: LocalizedText)
    }

    /// The order in which they are asked, the lowest first: 100 is a configured command, 200 the Secret Service, 1000
    /// the file that is always there.
    public var rank: Int
    /// Whether it was chosen by a person, so that no other is ever used beside it.
    public var isExclusive: Bool
    /// Looks for it, within about a second and without asking the person anything.
    public var find: @Sendable () async -> Finding

    /// Creates a backend.
    ///
    /// - Parameters:
    ///   - rank: the order in which they are asked.
    ///   - isExclusive: whether no other is used beside it.
    ///   - find: looks for it.
    public init(rank: Int, isExclusive: Bool = false, find: @escaping @Sendable () async -> Finding) {
        self.rank = rank
        self.isExclusive = isExclusive
        self.find = find
    }
}

extension ExtensionPoint where Contribution == SecretBackend {
    /// Places that could keep secrets.
    public static var secretBackends: Self { Self("secret backends", of: "secret backend") }
}
