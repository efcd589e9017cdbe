import JSONKit

/// What became of the registrations of the engine that runs in this process.
@MainActor
final class Registrations {
    /// The topic of the requests about them.
    nonisolated static let topic = "calls.accounts"

    /// By the address of the account; empty while no engine runs.
    private(set) var all: [String: Registration] = [:]

    func note(_ registration: Registration, of address: String) { all[address] = registration }
    func forget() { all = [:] }

    /// What is answered to other processes: an object with a word for each address, or the words of a refusal.
    var answer: String {
        let states = all.sorted { $0.key < $1.key }.map { address, registration in
            JSONValue.object(
                [("address", .string(address)), ("state", .string(registration.word))]
                    + (registration.problem.map { [("problem", .string($0))] } ?? []))
        }
        return JSONValue.object([("accounts", .array(states))]).compact
    }

    /// Reads an answer.
    ///
    /// - Parameter answer: what another process has answered.
    /// - Returns: the registrations; those that this version does not know are left out.
    /// - Throws: what is wrong with it.
    nonisolated static func read(_ answer: String) throws -> [String: Registration] {
        let list: Answer = try JSONNode(parsing: answer).decode()
        return list.accounts.reduce(into: [:]) { $0[$1.address] = Registration($1.state, problem: $1.problem) }
    }

    private struct Answer: Decodable {
        struct Account: Decodable {
            var address: String
            var state: String
            var problem: String?
        }

        var accounts: [Account]
    }
}

extension Registration {
    /// The word in JSON.
    var word: String {
        switch self {
        case .registering: "registering"
        case .registered: "registered"
        case .failed: "failed"
        }
    }

    /// The words of a refusal.
    var problem: String? { if case .failed(let text) = self { text } else { nil } }

    fileprivate init?(_ word: String, problem: String?) {
        switch word {
        case "registering": self = .registering
        case "registered": self = .registered
        case "failed": self = .failed(problem ?? "")
        default: return nil
        }
    }
}
