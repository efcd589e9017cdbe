import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// Asks in the terminal whether to call: who opens a link has not written it.
@MainActor
struct CallConsent {
    let parts: CallParts

    private static let yes: Set = ["y", "yes", "д", "да"]

    /// Asks.
    ///
    /// - Parameters:
    ///   - text: whom the link calls.
    ///   - context: where it is asked.
    /// - Throws: ``CommandFailure`` where nobody can be asked or the answer is no, and for what nobody can call.
    func ask(_ text: String, _ context: CommandContext) async throws {
        let handle = try handle(text)
        guard context.input.isTerminal else {
            throw CommandFailure(Strings.nobodyToAsk, remedy: Strings.callWithoutAsking, code: .usage)
        }
        let name = try parts.book.name(of: handle).map { "\($0) <\(handle)>" } ?? handle
        try context.errors.write(context.text(Strings.askCall(name: LocalizedText(name))))
        let answer = await context.input.readLine()?.lowercased() ?? ""
        guard Self.yes.contains(answer) else {
            throw CommandFailure(Strings.notCalled, code: ExitCode(rawValue: EndReason.cancelled.exitCode))
        }
    }

    private func handle(_ text: String) throws -> String {
        do {
            return try CallHandle(text, in: parts.assembly.numbers(parts.resolver)).text
        } catch let error as CallError {
            throw CommandFailure(error.explanation, code: .usage)
        }
    }
}
