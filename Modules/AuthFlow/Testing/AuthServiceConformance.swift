public import AuthFlowInterface
import FeatureKitTesting
import PlatformInterface

/// What every service that signs people in does, whatever its limits are.
public enum AuthServiceConformance {
    /// What not every protocol can do; a service without it says so with `AuthError.notAllowed`.
    public enum Ability: Sendable, CaseIterable {
        /// To ask new people for their data and to keep it.
        case keepsPeople
        /// To give other tokens for old ones.
        case rotatesTokens
        /// To delete an account when its owner asks.
        case deletesAccounts
    }

    /// A service with what a test needs beside it.
    public struct Subject: Sendable {
        /// The service, in whose store nobody has an account.
        public var service: any AuthService
        /// The code in the last message to a number; `nil` when there was none.
        public var lastCode: @Sendable (_ phone: String) async -> String?
        /// Lets time pass.
        public var advance: @Sendable (Duration) async -> Void
        /// What its protocol can do.
        public var abilities: Set<Ability>

        /// Creates a subject.
        ///
        /// - Parameters:
        ///   - service: the service.
        ///   - abilities: what its protocol can do.
        ///   - lastCode: the code in the last message to a number.
        ///   - advance: lets time pass.
        public init(
            service: any AuthService, abilities: Set<Ability> = Set(Ability.allCases),
            lastCode: @escaping @Sendable (_ phone: String) async -> String?,
            advance: @escaping @Sendable (Duration) async -> Void
        ) {
            (self.service, self.abilities) = (service, abilities)
            (self.lastCode, self.advance) = (lastCode, advance)
        }
    }

    /// Looks at a service.
    ///
    /// - Parameter subject: the service with what belongs to it.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of subject: Subject) async -> [String] {
        let findings = Findings()
        let looks = [
            signsIn, refusesWrongCodes, replacesCodes, waitsBetweenMessages, rotates, keepsPeople, endsSessions,
        ]
        for (index, look) in looks.enumerated() {
            await findings.expectSuccess("nothing unexpected is thrown") {
                try await look(subject, "+791530516\(50 + index)", findings)
            }
        }
        return findings.sentences
    }
}

extension AuthServiceConformance {
    typealias Look = @Sendable (Subject, String, Findings) async throws -> Void

    /// Signs in with the code of the last message.
    static func signIn(_ subject: Subject, _ phone: String) async throws -> AuthResult {
        let challenge = try await subject.service.requestCode(for: phone, to: .signIn)
        return try await subject.service.confirm(await subject.lastCode(phone) ?? "", for: challenge)
    }

    /// A code of the same length that is another one.
    static func wrong(_ code: String) -> String {
        String(code.map { $0 == "9" ? "0" : Character("\(($0.wholeNumberValue ?? 0) + 1)") })
    }

    /// Whether an error says that a protocol cannot do it.
    static func saysImpossible(_ error: AuthError) -> Bool { if case .notAllowed = error { true } else { false } }

    /// Whether an error says that a code is not taken.
    static func refusesCode(_ error: AuthError) -> Bool { error.refusesCode }

    private static let signsIn: Look = { subject, phone, findings in
        let challenge = try await subject.service.requestCode(for: phone, to: .signIn)
        findings.expect(challenge.phone == phone, "the challenge names its number")
        let code = await subject.lastCode(phone) ?? ""
        findings.expect(code.count == challenge.codeLength, "the code is as long as the challenge says")
        let result = try await subject.service.confirm(code, for: challenge)
        let session = result.session
        findings.expect(
            (result == .needPersonalData(session)) == subject.abilities.contains(.keepsPeople),
            "a new person is asked for their data where it can be kept")
        findings.expect(session.phone == phone, "the session names its number")
        findings.expect(session.lifetime > .zero, "the token of a new session works")
        await findings.expect("a code works once", throws: refusesCode) {
            _ = try await subject.service.confirm(code, for: challenge)
        }
        await findings.expect("what is no number gets no message", throws: AuthError.invalidNumber) {
            _ = try await subject.service.requestCode(for: "+7 (915)", to: .signIn)
        }
    }

    private static let refusesWrongCodes: Look = { subject, phone, findings in
        let challenge = try await subject.service.requestCode(for: phone, to: .signIn)
        let code = await subject.lastCode(phone) ?? ""
        for other in [wrong(code), String(code.dropFirst()), "0" + code, code + " ", ""] {
            await findings.expect("`\(other.count)` other characters are not the code", throws: refusesCode) {
                _ = try await subject.service.confirm(other, for: challenge)
            }
        }
    }

    private static let replacesCodes: Look = { subject, phone, findings in
        let first = try await subject.service.requestCode(for: phone, to: .signIn)
        let old = await subject.lastCode(phone) ?? ""
        await subject.advance(first.resendDelay)
        let second = try await subject.service.resendCode(for: first)
        let new = await subject.lastCode(phone) ?? ""
        if old != new {
            await findings.expect("a replaced code does not work", throws: refusesCode) {
                _ = try await subject.service.confirm(old, for: second)
            }
        }
        let result = try await subject.service.confirm(new, for: second)
        findings.expect(result.session.phone == phone, "the newest code works after a wrong try")
    }

    private static let waitsBetweenMessages: Look = { subject, phone, findings in
        let first = try await subject.service.requestCode(for: phone, to: .signIn)
        let code = await subject.lastCode(phone)
        findings.expect(first.resendDelay > .zero, "another message is not sent at once")
        await findings.expect(
            "a message that comes too early is refused with its time",
            throws: { (error: AuthError) in (error.resendDelay ?? .zero) > .zero },
            by: { _ = try await subject.service.resendCode(for: first) })
        findings.expect(await subject.lastCode(phone) == code, "a refused message is not sent")
        let result = try await subject.service.confirm(code ?? "", for: first)
        findings.expect(result.session.phone == phone, "a refused message leaves the code as it was")
    }

    private static let rotates: Look = { subject, phone, findings in
        let first = try await signIn(subject, phone).session
        let second = try await subject.service.refresh(first)
        findings.expect(
            (second.accessToken != first.accessToken) == subject.abilities.contains(.rotatesTokens),
            "refreshing brings another access token where tokens change")
        findings.expect(second.profile == first.profile, "refreshing keeps the profile")
        let again = try await subject.service.refresh(first)
        findings.expect(try await subject.service.person(of: again).phone == phone, "a lost answer can be asked again")
        await findings.expect("what is no token is refused", throws: AuthError.sessionEnded) {
            var forged = again
            forged.refreshToken = Secret("a.b.c")
            _ = try await subject.service.refresh(forged)
        }
    }

    private static let keepsPeople: Look = { subject, phone, findings in
        let session = try await signIn(subject, phone).session
        let data = PersonalData(name: "Ада Лавлейс", email: "ada@example.org")
        guard subject.abilities.contains(.keepsPeople) else {
            return await findings.expect("who keeps no data says so", throws: saysImpossible) {
                _ = try await subject.service.save(data, in: session)
            }
        }
        let saved = try await subject.service.save(data, in: session)
        findings.expect(saved == Person(phone: phone, data: data), "what a person tells is kept")
        findings.expect(try await subject.service.person(of: session) == saved, "and is told again")
        await findings.expect("what is wrong is not kept", throws: AuthError.invalidData(.noName)) {
            _ = try await subject.service.save(PersonalData(name: " "), in: session)
        }
        await subject.advance(.seconds(3600))
        guard case .success(let later) = try await signIn(subject, phone) else {
            return findings.expect(false, "a known person is not asked again")
        }
        findings.expect(later.profile == session.profile, "a number signs in to one account")
    }

    private static let endsSessions: Look = { subject, phone, findings in
        let first = try await signIn(subject, phone).session
        await subject.advance(.seconds(3600))
        let second = try await signIn(subject, phone).session
        let list = try await subject.service.sessions(of: second)
        findings.expect(list.filter(\.isCurrent).map(\.id) == [second.id], "the list knows who asks")
        if list.count > 1 {
            try await subject.service.end(first.id, asking: second)
            await findings.expect("a session that was ended is over", throws: AuthError.sessionEnded) {
                _ = try await subject.service.refresh(first)
            }
        }
        guard subject.abilities.contains(.deletesAccounts) else {
            return await findings.expect("who deletes no accounts says so", throws: saysImpossible) {
                try await subject.service.deleteAccount(of: second)
            }
        }
        try await subject.service.deleteAccount(of: second)
        await findings.expect("a deleted account has no sessions", throws: AuthError.sessionEnded) {
            _ = try await subject.service.refresh(second)
        }
    }
}
