import AuthBackend
public import AuthBackendInterface
public import AuthFlowInterface
import FeatureKitInterface
import FeatureKitTesting
import PlatformInterface
public import PlatformTesting
public import StorageInterface
public import StorageTesting

/// The real backend in virtual time, over a store that a test chooses, whose messages a test can read.
public final class TestedBackend: Sendable {
    /// The time of the codes and sessions.
    public let time = VirtualTime()
    /// What signs in.
    public let service: any AuthService
    private let messages: Messages

    /// Assembles a backend as the feature does it.
    ///
    /// - Parameters:
    ///   - records: where its records lie; `nil` for the store of values.
    ///   - values: the store of values.
    ///   - secrets: where its key lies.
    ///   - seed: where its random numbers start; two processes need two of them.
    ///   - hasBudget: whether all its messages together have a limit.
    /// - Throws: what the feature throws.
    @MainActor
    public init(
        over records: (any AuthRecordStore)? = nil, values: any KeyValueStore = MemoryKeyValueStore(),
        secrets: any SecretStore = MemorySecretStore(), seed: UInt64 = 1, hasBudget: Bool = true
    ) throws {
        let (messages, disk, time) = (Messages(), MemoryDisk(), time)
        if !hasBudget { try Self.liftBudget(disk) }
        let feature = RecordedFeature(BackendWithParts.self) { feature in
            feature.insert(BackendParts(records: records), for: .backendParts)
            feature.insert(messages as any SMSSender, for: .smsSender)
            feature.insert(time.wallClock, for: .wallClock)
            feature.insert(SeededBytes(seed: seed) as any RandomBytes, for: .randomBytes)
            feature.insert(FixedEnvironment() as any Environment, for: .environment)
            feature.insert(disk as any Directories, for: .directories)
            feature.insert(disk as any Files, for: .files)
            feature.insert(values, for: .keyValueStore)
            feature.insert(secrets, for: .secretStore)
        }
        self.messages = messages
        service = try feature.contributions(.authBackends)[0].make("")
    }

    private static func liftBudget(_ disk: MemoryDisk) throws {
        let share = #""hour": 1000000, "day": 1000000"#
        let text = #"{"sender": "outbox", "budget": {\#(share), "country": {\#(share)}}}"#
        try disk.write(Array(text.utf8), to: "\(disk.create(.configuration, ""))/sms.json")
    }

    /// The code in the last message to a number.
    ///
    /// - Parameter phone: the number.
    /// - Returns: its six digits; `nil` when there was no message.
    public func code(_ phone: String) -> String? { messages.code(phone) }

    /// A code that was not sent to a number.
    ///
    /// - Parameter phone: the number.
    /// - Returns: six digits.
    public func wrong(_ phone: String) -> String { code(phone) == "111111" ? "222222" : "111111" }
}
