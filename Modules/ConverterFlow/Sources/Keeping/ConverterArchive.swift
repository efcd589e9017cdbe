import PlatformInterface
import StorageInterface

/// What the converter keeps over a restart, for all processes of an instance.
///
/// Nothing of it is worth an end of the program: what cannot be read is as if it were not there, what cannot be written
/// is lost, and the log says so.
struct ConverterArchive: Sendable {
    static let rates = StoreKey<KeptRates>("rates", in: StoreScope("converter"))
    static let history = StoreKey<[KeptRates]>("history", in: StoreScope("converter"))

    let store: any KeyValueStore
    let logger: any Logger

    /// What a person typed and chose last.
    static func record(of profile: String) -> StoreKey<ConverterRecord> {
        StoreKey("state", in: StoreScope("converter", profile: profile))
    }

    /// What is kept; `nil` when there is nothing to read.
    func value<Value>(_ key: StoreKey<Value>) -> Value? {
        do { return try store.value(for: key) } catch {
            logger.warning("converter", "\(error)")
            return nil
        }
    }

    /// What is kept, now and whenever it is another value; nothing when it cannot be followed.
    func values<Value: Equatable>(_ key: StoreKey<Value>) -> AsyncStream<Value?> {
        do { return try store.values(of: key) } catch {
            logger.warning("converter", "\(error)")
            return AsyncStream { $0.finish() }
        }
    }

    /// Keeps a value.
    func keep<Value>(_ value: Value, as key: StoreKey<Value>) async {
        do { try await store.set(value, for: key) } catch is CancellationError {} catch {
            logger.warning("converter", "\(error)")
        }
    }
}
