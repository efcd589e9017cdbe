import AuthBackendInterface
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthBackend

@Suite("access tokens that others can check")
struct TokenTests {
    @Test("a signature is that of RFC 7515, A.1.1")
    func standard() throws {
        let input =
            "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9"
            + ".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
        let key = try #require(
            Base64URL.decode(
                "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"))
        #expect(
            Base64URL.encode(Hashing.hmac(input, key: key)) == "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    }

    @Test("base64 for addresses is that of RFC 4648, 10, without padding, and has one spelling")
    func base64() {
        let rows = [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE")]
        for (text, encoded) in rows {
            #expect(Base64URL.encode(text.utf8) == encoded)
            #expect(Base64URL.decode(encoded) == Array(text.utf8))
        }
        #expect(Base64URL.encode([0xFB, 0xFF]) == "-_8")
        for wrong in ["Zh", "Zg==", "Z", "Zm9", "a+b/", "Zm 8"] { #expect(Base64URL.decode(wrong) == nil, "\(wrong)") }
    }

    @Test("a token says what it was signed with, and nothing that was changed is taken")
    func verified() throws {
        let random = SeededBytes(seed: 3)
        let now = Moment(WallTime(seconds: 1_767_225_600))
        let (key, other) = (SigningKey(random, at: now), SigningKey(random, at: now))
        let account = "0123456789abcdef0123456789abcdef"
        let identity = Identity(
            id: account, phone: "+79153051653", metadata: IdentityMetadata(), created: now.wallTime,
            lastSignIn: now.wallTime)
        let end = now + .seconds(3600)
        let token = AccessToken.signed(
            for: identity, session: "fedcba9876543210fedcba9876543210", began: now, from: now, until: end, by: key)
        let read = try AccessToken(verifying: token, with: [other, key])
        #expect(read.account == account && read.session == "fedcba9876543210fedcba9876543210" && read.end == end)
        let text = token.reveal()
        let none = Base64URL.encode(#"{"alg":"none","kid":"\#(key.id)"}"#.utf8)
        let parts = text.split(separator: ".")
        let changed = [
            "", "..", "a.b.c", String(text.dropLast()), text + ".", "\(none).\(parts[1]).",
            "\(none).\(parts[1]).\(parts[2])",
            "\(parts[0]).\(Base64URL.encode("{}".utf8)).\(parts[2])",
        ]
        for wrong in changed {
            #expect(throws: IdentityError.invalidToken) { try AccessToken(verifying: Secret(wrong), with: [key]) }
        }
        #expect(throws: IdentityError.invalidToken) { try AccessToken(verifying: token, with: [other]) }
    }
}
