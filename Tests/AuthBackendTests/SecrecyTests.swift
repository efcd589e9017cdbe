import AuthFlowInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import AuthBackend

@Suite("what the embedded backend keeps to itself")
struct SecrecyTests {
    private let phone = "+79153051653"

    @Test("SHA-256 is that of FIPS 180-4, and a MAC is that of OpenSSL over the parts behind their lengths")
    func vectors() {
        #expect(Hashing.hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        // printf '28:what do ya want for nothing?' | openssl dgst -sha256 -hmac Jefe
        #expect(
            Hashing.mac(["what do ya want for nothing?"], key: Array("Jefe".utf8))
                == "f9a7f5b9c4118c0f397a50b3a495f455c6666f75f95db0d20b32f7e7c995ee77")
        #expect(Hashing.mac(["a", "bc"], key: [1]) != Hashing.mac(["ab", "c"], key: [1]))
        #expect(Hashing.mac(["a"], key: [1]) != Hashing.mac(["a"], key: [2]))
        #expect(Hashing.areEqual("ab", "ab"))
        #expect(!Hashing.areEqual("ab", "ac"))
        #expect(!Hashing.areEqual("ab", "abc"))
    }

    @Test("neither the number, nor a code, nor a token stands in the records that a code makes")
    func atRest() async throws {
        let world = BackendWorld()
        let challenge = try await world.service.requestCode(for: phone, to: .signIn)
        let code = world.code(phone) ?? ""
        let pending = try records(world)
        #expect(!pending.contains(phone.dropFirst()))
        #expect(!pending.contains("\"\(code)\""))
        #expect(!pending.contains(challenge.id.reveal()))
        let session = try await world.service.confirm(code, for: challenge).session
        let kept = try records(world)
        for secret in [session.accessToken, session.refreshToken] {
            #expect(!kept.contains(secret.reveal().suffix(64)))
        }
    }

    @Test("codes are six digits, zeros at the front included, and each digit is as likely as another")
    func codes() {
        let random = SeededBytes(seed: 7)
        var counts: [Character: Int] = [:]
        var leadingZeros = 0
        for _ in 0..<2000 {
            let draft = CodeDraft(phone, .signIn, nil, AuthLimits(), random)
            let text = draft.message(Grant(delay: .zero, count: 1), in: .english).text.reveal()
            let code = text.firstMatch(of: #/\d{6}/#).map { String($0.output) } ?? ""
            #expect(code.count == 6)
            if code.first == "0" { leadingZeros += 1 }
            for digit in code { counts[digit, default: 0] += 1 }
        }
        // 12,000 digits: 1,200 of each with a deviation of 33; five deviations.
        for digit in "0123456789" { #expect(abs(counts[digit, default: 0] - 1200) < 165) }
        #expect(abs(leadingZeros - 200) < 68)
    }

    @Test("a message in Russian fits into one of 70 UTF-16 units, and says which it is")
    func messageLength() {
        let draft = CodeDraft(phone, .signIn, nil, AuthLimits(), SeededBytes())
        let text = draft.message(Grant(delay: .zero, count: 10), in: .russian).text.reveal()
        #expect(text.utf16.count <= 70)
        #expect(text.contains("сообщение 10"))
    }

    @Test("the outbox holds the message, nobody else can read it, and the notice shows it only when asked")
    func outbox() async throws {
        let disk = MemoryDisk()
        let outbox = OutboxSender(disk, disk, VirtualTime().wallClock)
        for number in 0..<60 {
            try await outbox.send(SMSMessage(to: phone, text: Secret("code 12345\(number % 10)"), code: Secret("")))
        }
        let text = String(decoding: try disk.read(outbox.path, limit: 1 << 20), as: UTF8.self)
        #expect(text.split(separator: "\n").count == 50)
        #expect(text.hasSuffix("\n"))
        #expect(await !outbox.notice(for: phone, showsMessage: false).description.contains("123459"))
        #expect(await outbox.notice(for: phone, showsMessage: true).description.contains("code 123459"))
        #expect(await !outbox.notice(for: "+1", showsMessage: true).description.contains("12345"))
    }

    @Test("a full disk is a message that was not delivered")
    func fullDisk() async throws {
        let disk = MemoryDisk()
        disk.refuse("/memory", .full)
        let outbox = OutboxSender(disk, disk, VirtualTime().wallClock)
        await #expect(throws: AuthError.notDelivered) {
            try await outbox.send(SMSMessage(to: phone, text: Secret("x"), code: Secret("")))
        }
    }

    @Test("a store or a keyring that fails is told in its own words")
    func failingStore() async {
        let secrets = MemorySecretStore()
        let world = BackendWorld(secrets: secrets)
        secrets.fail(with: .noPlace(reasons: ["locked"]))
        let error = await world.error { _ = try await world.service.requestCode(for: phone, to: .signIn) }
        #expect(error?.description.contains("locked") == true)
        let values = MemoryKeyValueStore()
        let other = BackendWorld(values: values)
        values.fail(with: .full(path: "/group.db"))
        let full = await other.error { _ = try await other.service.requestCode(for: phone, to: .signIn) }
        #expect(full?.description.contains("/group.db") == true)
        #expect(other.messages.sent.isEmpty)
    }

    private func records(_ world: BackendWorld) throws -> String {
        let scope = StoreScope("auth-backend")
        return try world.values.names(in: scope).filter { $0.contains(".") }.map { name in
            let isAccount = name.hasPrefix("account")
            let account = isAccount ? try world.values.value(for: StoreKey<AccountRecord>(name, in: scope)) : nil
            let number = isAccount ? nil : try world.values.value(for: StoreKey<NumberRecord>(name, in: scope))
            return name + (try JSONValue(encoding: account).compact) + (try JSONValue(encoding: number).compact)
        }.joined()
    }
}
