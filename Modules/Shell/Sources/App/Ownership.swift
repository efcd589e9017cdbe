import NavigationInterface
import PlatformInterface

/// What an app does for its instance: it answers for it, or waits until its owner leaves and then takes its place.
@MainActor
final class Ownership {
    /// Takes what a duty could not do.
    var fail: (any Error) -> Void = { _ in }

    private var role: InstanceRole
    private let instance: any Instance
    private let duties: [OwnerDuty]
    private let answer: @Sendable (InstanceRequest) async throws -> String
    private var work: Task<Void, Never>?

    /// - Parameters:
    ///   - role: what the process is at the start.
    ///   - instance: where it may become the owner.
    ///   - duties: what the owner does beside answering.
    ///   - answer: answers other processes.
    init(
        _ role: InstanceRole, of instance: any Instance, duties: [OwnerDuty],
        answer: @escaping @Sendable (InstanceRequest) async throws -> String
    ) {
        (self.role, self.instance, self.duties, self.answer) = (role, instance, duties, answer)
    }

    /// Whether this process is the owner now.
    var isOwner: Bool { if case .owner = role { true } else { false } }

    /// Begins to answer, or to wait.
    func begin() { work = Task { [weak self] in await self?.keep() } }

    /// Does neither any more.
    func end() {
        work?.cancel()
        if case .owner(let owner) = role { owner.resign() }
    }

    private func keep() async {
        do {
            while case .client(let client) = role {
                try await client.waitForEnd()
                role = try await instance.elect()
            }
        } catch {
            // An owner that does not talk to this version is not waited for.
            return
        }
        guard case .owner(let owner) = role, !Task.isCancelled else { return }
        // Whoever asks does not wait for the duties.
        let beginning = Task { await beginDuties() }
        await owner.serve(answer)
        beginning.cancel()
    }

    private func beginDuties() async {
        for duty in duties {
            do { try await duty.begin() } catch { fail(error) }
        }
    }
}
