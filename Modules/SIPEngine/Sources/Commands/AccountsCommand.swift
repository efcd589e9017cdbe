import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PhoneNumbersInterface

/// The command `call accounts`.
@MainActor
struct AccountsCommand {
    let accounts: @MainActor () throws -> SIPAccounts
    /// What became of the registrations, by the address; `nil` when nothing runs that registers.
    var registrations: @MainActor () async -> [String: Registration]? = { nil }

    private static let address = Parameter<String>.argument("ADDRESS", help: Strings.addressHelp)
    private static let name = Parameter<String>.option("name", help: Strings.nameHelp, default: "")
    private static let signInName = Parameter<String?>.optionalOption("sign-in-name", help: Strings.signInHelp)
    private static let password = Parameter.flag("password-from-stdin", help: Strings.passwordHelp)
    private static let isLocal = Parameter.flag("local", help: Strings.localHelp)
    private static let transport = Parameter<SIPAccount.Transport>.option(
        "transport", help: Strings.transportHelp, default: .udp)
    private static let encryption = Parameter<SIPAccount.Encryption>.option(
        "encryption", help: Strings.encryptionHelp, default: .none)
    private static let place = Parameter<String>.option(
        "listen", value: "ADDRESS", help: Strings.placeHelp, default: "127.0.0.1")
    private static let port = Parameter<Int>.option("port", help: Strings.portHelp, default: 0, in: 0...65_534)

    var command: Command {
        Command("accounts", abstract: Strings.accountsAbstract, subcommands: [add, list, remove, makeFirst])
    }

    private var add: Command {
        Command(
            "add", abstract: Strings.addAbstract, discussion: Strings.addDiscussion,
            examples: [
                CommandExample("call accounts add alice@example.org --password-from-stdin", Strings.addExample),
                CommandExample("call accounts add alice@127.0.0.1:15060 --local", Strings.addLocalExample),
            ],
            parameters: [
                Self.address, Self.name, Self.signInName, Self.password, Self.isLocal, Self.transport,
                Self.encryption, Self.place, Self.port,
            ]
        ) { context in
            let account = try read(context)
            let password = try await password(context)
            guard account.line(password: password) != nil else {
                throw CommandFailure(EngineError.unreadableAccount(account.address).explanation, code: .usage)
            }
            try await accounts().add(account, password: password)
            if account.transport == .tls { try context.errors.writeLine(context.text(Strings.tlsWarning)) }
            if !account.isPrivate { try context.errors.writeLine(context.text(Strings.openWarning)) }
        }
    }

    private func password(_ context: CommandContext) async throws -> String? {
        guard try context[Self.password] else { return nil }
        guard let line = try await context.hiddenLine(Strings.password), !line.isEmpty else {
            throw CommandFailure(Strings.noPassword, code: .usage)
        }
        return line
    }

    private func read(_ context: CommandContext) throws -> SIPAccount {
        let address = try Self.address(try context[Self.address])
        guard let user = address.user else { throw CommandFailure(Strings.userNeeded, code: .usage) }
        let isLocal = try context[Self.isLocal]
        let port = UInt16(try context[Self.port])
        return SIPAccount(
            address: "\(user)@\(address.host)\(address.port.map { ":\($0)" } ?? "")",
            displayName: try context[Self.name], signInName: try context[Self.signInName], registers: !isLocal,
            transport: try context[Self.transport], encryption: try context[Self.encryption],
            listensAt: try context[Self.place], port: port == 0 ? isLocal ? address.port : nil : port)
    }

    private static func address(_ text: String) throws -> SIPAddress {
        do throws(SIPAddressError) {
            return try SIPAddress(text)
        } catch {
            throw CommandFailure(error.explanation, code: .usage)
        }
    }

    private var list: Command {
        Command("list", abstract: Strings.listAbstract, output: Self.schema) { context in
            let all = try accounts().all()
            let known = all.contains(where: \.registers) ? await registrations() : nil
            if context.wantsJSON {
                let list = all.map { Self.json($0, known?[$0.address]) }
                return try context.output.write(JSONValue.object([("accounts", .array(list))]).pretty + "\n")
            }
            for account in all {
                try context.output.writeLine("\(account.address)  \(context.text(Self.state(account, known)))")
            }
        }
    }

    private static func state(_ account: SIPAccount, _ known: [String: Registration]?) -> LocalizedText {
        guard account.registers else { return Strings.staysHere }
        guard let known else { return Strings.registers }
        switch known[account.address] {
        case nil: return Strings.unregistered
        case .registering: return Strings.registering
        case .registered: return Strings.registered
        case .failed(let text):
            return Strings.registrationFailed(reason: Registration.explanation(text, account.address))
        }
    }

    private var remove: Command {
        Command("remove", abstract: Strings.removeAbstract, parameters: [Self.address]) { context in
            let address = try context[Self.address]
            guard try await accounts().remove(address) else {
                throw CommandFailure(Strings.noAccount(address: LocalizedText(address)))
            }
        }
    }

    private var makeFirst: Command {
        Command("default", abstract: Strings.defaultAbstract, parameters: [Self.address]) { context in
            let address = try context[Self.address]
            guard try await accounts().makeFirst(address) else {
                throw CommandFailure(Strings.noAccount(address: LocalizedText(address)))
            }
        }
    }

    private static let schema = OutputSchema(
        "call-accounts", version: 1,
        fields: [
            .init("accounts[].address", "string", Strings.addressHelp),
            .init("accounts[].name", "string", Strings.nameHelp),
            .init("accounts[].registers", "boolean", Strings.registersField),
            .init("accounts[].registration", "string", Strings.registrationField),
            .init("accounts[].problem", "string", Strings.problemField),
            .init("accounts[].transport", "string", Strings.transportHelp),
            .init("accounts[].encryption", "string", Strings.encryptionHelp),
            .init("accounts[].listen", "string", Strings.placeHelp),
        ])

    private static func json(_ account: SIPAccount, _ registration: Registration?) -> JSONValue {
        let state = account.registers ? [("registration", JSONValue.string(registration?.word ?? "none"))] : []
        return .object(
            [
                ("address", .string(account.address)), ("name", .string(account.displayName)),
                ("registers", .bool(account.registers)),
            ] + state + (registration?.problem.map { [("problem", .string($0))] } ?? []) + [
                ("transport", .string(account.transport.rawValue)),
                ("encryption", .string(account.encryption.rawValue)), ("listen", .string(account.listensAt)),
            ])
    }
}

extension SIPAccount.Transport: CommandValue {}
extension SIPAccount.Encryption: CommandValue {}
