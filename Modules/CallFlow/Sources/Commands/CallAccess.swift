import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The way to the calls: those of the app or listener that runs, or else those of this very process.
@MainActor
enum CallAccess {
    case here(CallDesk, serving: Task<Void, Never>, any InstanceOwner)
    case there(any InstanceClient)

    /// The process that had the calls is gone.
    static let ownerLeft = CommandFailure(InstanceError.gone.explanation, code: .unavailable)

    /// The way to the process that owns an instance; `nil` when nobody does.
    static func owner(of instance: any Instance) async throws -> CallAccess? {
        switch try await instance.elect() {
        case .client(let client): return .there(client)
        case .owner(let owner):
            owner.resign()
            return nil
        }
    }

    /// Asks whoever has the calls.
    ///
    /// - Parameter question: what is asked.
    /// - Returns: the answer.
    /// - Throws: ``CommandFailure``, ``ownerLeft`` among them, or `CancellationError`.
    func ask(_ question: CallQuestion) async throws -> CallReply {
        do {
            switch self {
            case .here(let desk, _, _): return try await desk.answer(question)
            case .there(let client):
                let body = try JSONValue(encoding: question).compact
                return try JSONNode(parsing: try await client.ask(InstanceRequest(CallDesk.topic, body: body))).decode()
            }
        } catch let error as CallError {
            throw CommandFailure(error.explanation, code: error.code)
        } catch InstanceError.failed(let sentence) {
            throw CommandFailure(LocalizedText(sentence))
        } catch let error as InstanceError {
            throw CommandFailure(error.explanation, code: .unavailable)
        }
    }

    /// Tells a person what is to be known before calling, where this process has the calls.
    func warn(_ context: CommandContext) throws {
        guard case .here(let desk, _, _) = self, let warning = desk.centre.warning else { return }
        try context.errors.writeLine(context.text(warning))
    }

    /// Lets the instance go, where this process has it.
    func end() {
        guard case .here(_, let serving, let owner) = self else { return }
        serving.cancel()
        owner.resign()
    }
}

extension CallError {
    /// A handle that nobody can read was written so; everything else failed.
    fileprivate var code: ExitCode {
        switch self {
        case .emptyHandle, .invalidHandle, .invalidDigits, .unknownAccount: .usage
        case .noEngine: .notInBuild
        default: .failed
        }
    }
}
