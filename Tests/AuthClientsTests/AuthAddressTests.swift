import LocalizationKit
import Testing

@testable import AuthClients

@Suite("the address of a sign-in server")
struct AuthAddressTests {
    @Test(
        "TLS everywhere, and in clear on this machine alone",
        arguments: [
            "https://auth.example.org", "https://auth.example.org:8443/auth/v1/", "http://localhost:9999",
            "http://127.0.0.1:9999", "http://127.1.2.3", "http://[::1]:9999/auth/v1",
        ])
    func good(_ text: String) throws {
        _ = try AuthAddress(text, for: "supabase")
    }

    @Test(
        "what would be spoken to in clear is refused, also under a name that begins like this machine's",
        arguments: ["auth.example.org", "127.example.org", "127.0.0.1.example.org", "127.0.0.256", "10.0.0.1", "[::2]"])
    func clear(_ host: String) {
        #expect(throws: AuthAddressError.inClear(host: host)) { try AuthAddress("http://\(host)", for: "supabase") }
    }

    @Test("each refusal says what to do")
    func words() {
        let rows: [(String, String)] = [
            (
                "",
                "the address of the server is missing; "
                    + "try `tessera config set auth.backend supabase+https://auth.example.org`"
            ),
            (
                "http://example.org",
                "example.org would be spoken to in clear, and whoever listens could sign in; use https"
            ),
            ("https://example.org/?a=1", "an address of a sign-in server has no `?`; found `a=1`"),
        ]
        for (text, words) in rows {
            do throws(AuthAddressError) {
                _ = try AuthAddress(text, for: "supabase")
                Issue.record("`\(text)` was taken")
            } catch {
                #expect(error.explanation.text(in: .english) == words)
            }
        }
    }

    @Test(
        "two servers never share the name of a profile",
        arguments: [
            ("https://a.example", "a.example"), ("https://a.example:443", "a.example"),
            ("https://a.example:8443", "a.example:8443"), ("http://localhost:9999/x", "localhost:9999"),
        ])
    func name(_ text: String, _ name: String) throws {
        #expect(try AuthAddress(text, for: "supabase").name == name)
    }
}
