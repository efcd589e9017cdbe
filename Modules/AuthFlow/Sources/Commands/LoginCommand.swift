import AuthFlowInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PhoneNumbersInterface
import TextViewKitInterface

/// `auth login`: asks for the number and the code, or reads them.
@MainActor
struct LoginCommand {
    let parts: FlowParts

    private static let phone = Parameter<String?>.optionalOption("phone", value: "NUMBER", help: Strings.phoneHelp)
    private static let fromInput = Parameter.flag("code-from-stdin", help: Strings.fromInputHelp)
    private static let showsCode = Parameter.flag("dev-show-code", help: Strings.showCodeHelp)

    var command: Command {
        Command(
            "login", abstract: Strings.loginAbstract, discussion: Strings.loginDiscussion,
            examples: [CommandExample("auth login --phone +79991234567", Strings.loginExample)],
            parameters: [Self.phone, Self.fromInput, Self.showsCode], body: run)
    }

    private func run(_ context: CommandContext) async throws {
        let phone = try await phone(context)
        let name = try parts.keeper.toldNow { () throws(AuthError) in try parts.keeper.chosenBackend() }
        let service = try parts.keeper.toldNow { () throws(AuthError) in try parts.keeper.service(of: name) }
        let challenge = try await parts.keeper.told { _ throws(AuthError) in
            try await service.requestCode(for: phone.e164, to: .signIn)
        }
        try context.errors.writeLine(context.text(Strings.codeSent(phone: phone.masked)))
        let backend = try parts.keeper.toldNow { () throws(AuthError) in try parts.backends.backend() }
        if let notice = await backend.notice(phone.e164, try context[Self.showsCode]) {
            try context.errors.writeLine(visible(context.text(notice)))
        }
        let result = try await confirm(challenge, by: service, context)
        try await parts.keeper.told { keeper throws(AuthError) in try await keeper.adopt(result.session, of: name) }
        try context.errors.writeLine(context.text(Strings.signedInAs(phone: phone.masked)))
        if case .needPersonalData = result { try context.errors.writeLine(context.text(Strings.tellName)) }
    }

    private func phone(_ context: CommandContext) async throws -> PhoneNumber {
        let written = try context[Self.phone]
        let text = if let written { written } else { try await ask(Strings.phone, context) }
        do throws(PhoneNumberError) {
            return try parts.numbers.number(text)
        } catch {
            throw CommandFailure(error.explanation, code: .usage)
        }
    }

    /// Asks until the code is right, or nothing helps any more; a code from a pipe has one try.
    private func confirm(
        _ challenge: AuthChallenge, by service: any AuthService, _ context: CommandContext
    ) async throws -> AuthResult {
        while true {
            let text = try await code(context)
            guard case .digits(let digits) = CodeText(text, length: challenge.codeLength), !digits.isEmpty else {
                try fail(Strings.unclearCode, context)
                continue
            }
            do throws(AuthError) {
                return try await service.confirm(digits, for: challenge)
            } catch .wrongCode(let left) where left != 0 {
                try fail(AuthError.wrongCode(attemptsLeft: left).explanation, context)
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    private func code(_ context: CommandContext) async throws -> String {
        guard try context[Self.fromInput] || context.input.isTerminal else {
            throw CommandFailure(Strings.noTerminal, remedy: Strings.noTerminalRemedy, code: .usage)
        }
        return try await ask(Strings.code, context)
    }

    private func fail(_ problem: LocalizedText, _ context: CommandContext) throws {
        guard context.input.isTerminal else { throw CommandFailure(problem) }
        try context.errors.writeLine(context.text(problem))
    }

    private func ask(_ question: LocalizedText, _ context: CommandContext) async throws -> String {
        if context.input.isTerminal { try context.errors.write(context.text(question) + ": ") }
        guard let line = await context.input.readLine() else {
            throw CommandFailure(Strings.inputEnded, code: .usage)
        }
        return line
    }
}

extension SessionKeeper {
    /// The same as `told`, for what answers at once.
    func toldNow<Value>(_ body: () throws(AuthError) -> Value) throws(CommandFailure) -> Value {
        do throws(AuthError) { return try body() } catch { throw CommandFailure(error) }
    }
}
