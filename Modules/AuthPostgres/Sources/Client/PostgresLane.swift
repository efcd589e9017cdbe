import Dispatch
import Synchronization

/// A connection with a queue of its own, where waiting for the server keeps no task from running.
///
/// It is opened at its first use, and again after it was lost.
final class PostgresLane: Sendable {
    typealias Opening = @Sendable () throws(PostgresError) -> PostgresConnection

    private let queue = DispatchQueue(label: "tessera.postgres")
    private let connection = Mutex<PostgresConnection?>(nil)
    private let open: Opening

    init(_ open: @escaping Opening) { self.open = open }

    /// Does something with the connection.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws(PostgresError) -> Value
    ) async throws(PostgresError) -> Value {
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.result(of: body)) }
        }
        return try result.get()
    }

    private func result<Value: Sendable>(
        of body: @Sendable (PostgresConnection) throws(PostgresError) -> Value
    ) -> Result<Value, PostgresError> {
        connection.withLock { connection in
            do throws(PostgresError) {
                if connection == nil { connection = try open() }
                guard let connection else { return .failure(PostgresError(state: "", reason: "not open")) }
                return .success(try body(connection))
            } catch {
                if error.isLost { connection = nil }
                return .failure(error)
            }
        }
    }
}
