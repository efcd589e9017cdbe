import PlatformInterface
import Synchronization

/// The owner of an instance.
///
/// It greets clients from the moment of its election on, so that none waits for a program that is still starting; their
/// requests wait until it serves.
final class SystemOwner: InstanceOwner {
    private let lock: Mutex<InstanceLock?>
    private let listener: any LocalListener
    private let greeted: GreetedConnections
    private let greeting: Task<Void, Never>

    init(_ lock: InstanceLock, _ listener: any LocalListener, time: any ContinuousTime, version: Int) {
        self.lock = Mutex(lock)
        self.listener = listener
        let greeted = GreetedConnections()
        self.greeted = greeted
        let reception = Reception(time: time, version: version)
        greeting = Task {
            await withDiscardingTaskGroup { group in
                while let connection = try? await listener.accept() {
                    group.addTask { if await reception.greets(connection) { greeted.add(connection) } }
                }
                group.cancelAll()
            }
            greeted.finish()
        }
    }

    deinit {
        resign()
    }

    func serve(_ answer: @escaping @Sendable (InstanceRequest) async throws -> String) async {
        await withDiscardingTaskGroup { group in
            for await connection in greeted.serving() {
                group.addTask { await self.talk(over: connection, answer) }
            }
            group.cancelAll()
        }
    }

    func resign() {
        // The socket goes first: a successor finds the lock free only when the path is free, too.
        listener.close()
        greeting.cancel()
        lock.withLock { $0 = nil }
    }

    private func talk(
        over connection: any LocalConnection, _ answer: @Sendable (InstanceRequest) async throws -> String
    ) async {
        defer { connection.close() }
        while let line = try? await connection.receive() {
            let reply = await reply(to: line, answer)
            guard (try? await connection.send(reply)) != nil else { return }
        }
    }

    private func reply(
        to line: String, _ answer: @Sendable (InstanceRequest) async throws -> String
    ) async -> String {
        guard let request = InstanceProtocol.request(in: line) else {
            return InstanceProtocol.failure("expected a topic and a body")
        }
        do {
            return InstanceProtocol.answer(try await answer(request))
        } catch {
            return InstanceProtocol.failure("\(error)")
        }
    }
}
