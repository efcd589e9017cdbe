public import FeatureKitInterface
public import LocalizationKit
public import StateKit

/// A way of carrying calls that a build offers.
@MainActor
public struct CallEngineDescription {
    /// Makes the engine when calls are first possible.
    public typealias Make = @MainActor (Kernel) -> any CallEngine

    /// The id, such as `sim` or `sip`.
    public nonisolated let id: String
    /// What people call it.
    public nonisolated let name: LocalizedText
    /// Whether nothing of its calls is real, which is said wherever they are seen.
    public nonisolated let isSimulated: Bool
    /// Whether it can let several calls speak with each other.
    public nonisolated let joinsCalls: Bool
    /// Whether it can answer a call that only a push has announced; others wait until the call itself comes.
    public nonisolated let answersPushes: Bool
    /// Which one is taken when nobody chooses: the greatest of those that are ready.
    public let rank: Int
    /// Whether it can be used as things are, such as with an account set up.
    public let isReady: @MainActor () -> Bool
    /// The accounts by which it can call, the usual one first; empty where there is nothing to choose.
    public let accounts: @MainActor () -> [String]
    /// What a person has to know before calling with it, such as that there is no microphone; a sentence.
    public let warning: @MainActor () -> LocalizedText?
    /// Makes the engine.
    public let make: Make

    /// Describes an engine.
    ///
    /// - Parameters:
    ///   - id: the id.
    ///   - name: what people call it.
    ///   - isSimulated: whether nothing of its calls is real.
    ///   - joinsCalls: whether it can let several calls speak with each other.
    ///   - answersPushes: whether it can answer what only a push has announced.
    ///   - rank: which one is taken when nobody chooses: the greatest.
    ///   - isReady: whether it can be used as things are.
    ///   - accounts: the accounts by which it can call, the usual one first.
    ///   - warning: what a person has to know before calling with it.
    ///   - make: makes the engine when calls are first possible.
    public init(
        id: String, name: LocalizedText, isSimulated: Bool = false, joinsCalls: Bool = false,
        answersPushes: Bool = false, rank: Int, isReady: @escaping @MainActor () -> Bool = { true },
        accounts: @escaping @MainActor () -> [String] = { [] },
        warning: @escaping @MainActor () -> LocalizedText? = { nil }, make: @escaping Make
    ) {
        (self.id, self.name, self.isSimulated) = (id, name, isSimulated)
        (self.joinsCalls, self.answersPushes) = (joinsCalls, answersPushes)
        (self.rank, self.isReady, self.accounts) = (rank, isReady, accounts)
        (self.warning, self.make) = (warning, make)
    }
}

extension ExtensionPoint where Contribution == CallEngineDescription {
    /// The engines of a build; the id of a contribution is that of the engine.
    public static var callEngines: Self { Self("call engines", of: "call engine") }
}
