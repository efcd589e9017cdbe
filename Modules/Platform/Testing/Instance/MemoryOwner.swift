import PlatformInterface
import Synchronization

/// The owner of an instance in memory.
final class MemoryOwner: InstanceOwner {
    /// A question on its way to the owner.
    struct Question: Sendable {
        let request: InstanceRequest
        let answer: Mailbox<Result<String, InstanceError>>
    }

    private let questions = Mailbox<Question>()
    /// Those who wait for its end, one box for each.
    private let watchers = Mutex<[Mailbox<Void>]>([])

    var hasResigned: Bool { questions.isClosed }

    func serve(_ answer: @escaping @Sendable (InstanceRequest) async throws -> String) async {
        await withDiscardingTaskGroup { group in
            while let question = try? await questions.take() {
                group.addTask {
                    do {
                        question.answer.put(.success(try await answer(question.request)))
                    } catch {
                        question.answer.put(.failure(.failed("\(error)")))
                    }
                }
            }
            group.cancelAll()
        }
        while let question = questions.takeNow() { question.answer.close() }
    }

    func resign() {
        questions.close()
        for watcher in watchers.withLock({ $0 }) { watcher.close() }
    }

    func waitForEnd() async throws {
        let watcher = Mailbox<Void>()
        watchers.withLock { $0.append(watcher) }
        if !hasResigned { _ = try await watcher.take() }
    }

    func ask(_ request: InstanceRequest) async throws -> String {
        let question = Question(request: request, answer: Mailbox())
        guard questions.put(question), let answer = try await question.answer.take() else { throw InstanceError.gone }
        return try answer.get()
    }
}
