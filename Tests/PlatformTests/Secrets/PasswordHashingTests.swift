import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("hashes of what a person knows by heart")
struct PasswordHashingTests {
    private let hashing = CryptPasswordHashing()

    @Test("a password is known again, and nothing else is; each hash has a salt of its own")
    func roundTrip() async throws {
        let (first, second) = (try await hashing.hash(Secret("0042")), try await hashing.hash(Secret("0042")))
        #expect(first != second && !first.reveal().contains("0042"))
        #expect(try await hashing.matches(Secret("0042"), first))
        #expect(try await !hashing.matches(Secret("42"), first))
    }

    /// Made by `crypt` of Perl 5.36, with the cost and the shape of a Debian password.
    @Test("the method is the one of crypt(5)")
    func foreign() async throws {
        let hash = Secret("$y$j9T$abcdefgh$wdywVrSLOftv88PK6NGjTkhX14E0BevLxPq2VIktSI6")
        #expect(try await hashing.matches(Secret("1337"), hash))
        #expect(try await !hashing.matches(Secret("1338"), hash))
    }

    @Test("what is no hash matches nothing, and what is no password is refused")
    func nonsense() async throws {
        for text in ["", "$y$", "0042", "$6$salt$x", "plain:0042"] {
            #expect(try await !hashing.matches(Secret("0042"), Secret(text)))
        }
        for text in ["", "a\u{0}b", String(repeating: "1", count: 512)] {
            await #expect(throws: PasswordHashingError.notHashable) { try await hashing.hash(Secret(text)) }
        }
    }
}
