import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import NavigationInterface
import PlatformInterface

/// What the commands work with, each made when it is first needed.
@MainActor
struct CallParts {
    let assembly: CallAssembly
    let resolver: any Resolving

    /// Finds the calls of the instance.
    ///
    /// - Parameter isAlone: whether this process takes calls itself when no other has them.
    /// - Returns: the way to them; `nil` when nobody has them and this process is not to.
    /// - Throws: ``CommandFailure``.
    func access(isAlone: Bool) async throws -> CallAccess? {
        do {
            switch try await resolver.service(.instance).elect() {
            case .client(let client): return .there(client)
            case .owner(let owner):
                guard isAlone else {
                    owner.resign()
                    return nil
                }
                let desk = try open(owner)
                let serving = Task { [desk] in
                    await owner.serve { request in
                        if request.topic == CallDesk.topic { return try await desk.answer(request.body) }
                        return try await answer(request)
                    }
                }
                return .here(desk, serving: serving, owner)
            }
        } catch let error as InstanceError {
            throw CommandFailure(error.explanation, code: .unavailable)
        }
    }

    /// Without a screen, only what is about calls is answered, such as what engines say of their accounts.
    private func answer(_ request: InstanceRequest) async throws -> String {
        let topics = request.topic.hasPrefix("calls.") ? try resolver.contributions(.instanceTopics) : []
        guard let topic = topics.first(where: { $0.topic == request.topic }) else { throw UnknownTopic(request.topic) }
        return try await topic.answer(request)
    }

    /// Whoever cannot take calls does not keep others from it.
    private func open(_ owner: any InstanceOwner) throws -> CallDesk {
        do {
            let desk = try assembly.open(resolver)
            guard assembly.isElsewhere else { return desk }
            throw CommandFailure(SocketError.inUse(path: PushInbox.name).explanation, code: .unavailable)
        } catch {
            owner.resign()
            throw error
        }
    }

    var history: any CallHistory { get throws { try assembly.history(resolver) } }
    var contacts: StoredContacts { get throws { try assembly.contacts(resolver) } }
    /// Whom the person knows.
    var book: ContactBook { get throws { try contacts.book(in: try assembly.numbers(resolver)) } }
}
