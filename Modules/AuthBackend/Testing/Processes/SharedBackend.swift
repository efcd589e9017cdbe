public import AuthBackendInterface
import AuthFlowInterface
public import FeatureKitTesting
import Glibc
import PlatformInterface
import StorageTesting

/// A backend that several processes share, and what has to hold then; the processes do ``SigningIn``.
public struct SharedBackend: Sendable {
    private static let phone = "+79153051653"

    /// Where the records lie.
    public var records: any AuthRecordStore
    /// Makes the backend in this process.
    public var backend: @MainActor @Sendable () throws -> TestedBackend
    /// Starts a process with random numbers of its own, which does what the words say.
    public var start: @Sendable (_ seed: Int, _ words: [String]) throws -> ChildProgram

    /// Describes a shared backend.
    ///
    /// - Parameters:
    ///   - records: where the records lie.
    ///   - backend: makes the backend in this process.
    ///   - start: starts a process that does what the words say.
    public init(
        records: any AuthRecordStore, backend: @escaping @MainActor @Sendable () throws -> TestedBackend,
        start: @escaping @Sendable (_ seed: Int, _ words: [String]) throws -> ChildProgram
    ) {
        (self.records, self.backend, self.start) = (records, backend, start)
    }

    /// Tries a wrong code five hundred times from two processes.
    ///
    /// - Returns: what is counted then; it has to be five.
    /// - Throws: what is thrown on the way.
    public func countOfWrongTries() async throws -> CountedNumber {
        let backend = try await backend()
        let challenge = try await backend.service.requestCode(for: Self.phone, to: .signIn)
        _ = try await tries(challenge, backend.wrong(Self.phone), 250)
        return try await CountedNumber.only(in: records)
    }

    /// Tries the right code fifty times from two processes.
    ///
    /// - Returns: how often it was right; it has to be once.
    /// - Throws: what is thrown on the way.
    public func countOfRightTries() async throws -> Int {
        let backend = try await backend()
        let challenge = try await backend.service.requestCode(for: Self.phone, to: .signIn)
        return try await tries(challenge, backend.code(Self.phone) ?? "", 25).reduce(0, +)
    }

    /// Lets two processes try a code at once; how often it was right in each.
    private func tries(_ challenge: AuthChallenge, _ code: String, _ count: Int) async throws -> [Int] {
        let words = ["try", challenge.phone, challenge.id.reveal(), code, "\(count)"]
        return try await together([words, words]).map { Int($0) ?? -1 }
    }

    /// Starts processes that begin at once.
    ///
    /// - Parameter words: what each of them does.
    /// - Returns: the line that each of them prints.
    /// - Throws: when one cannot be started.
    public func together(_ words: [[String]]) async throws -> [String] {
        try await onThread {
            let programs = try words.enumerated().map { try start($0 + 1, $1) }
            programs.forEach { $0.write("\n") }
            return programs.map { String($0.end().output.prefix { $0 != "\n" }) }
        }
    }
}
