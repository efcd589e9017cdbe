import LocalizationKit
import Glibc
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@Suite("secrets in a file")
struct SecretFileTests {
    private let bench = Bench()
    private let name = SecretName("token", of: "jellyfin")

    private func file() -> SecretFile {
        SecretFile(path: bench.folder("secrets.json"), files: DiskFiles()) { nil }
    }

    @Test("the file keeps every rule, and is its owner's alone")
    func conformance() async throws {
        let violations = await SecretStoreConformance.violations(of: file())
        #expect(violations == [])
        try file().set(Secret("s3cret"), for: name)
        #expect(bench.mode("secrets.json") == 0o600)
        #expect(bench.mode("secrets.json-lock") == 0o600)
        #expect(file().place().warning?.description.contains("every program of this user can") == true)
    }

    @Test("a store in memory keeps every rule")
    func memory() async {
        let violations = await SecretStoreConformance.violations(of: MemorySecretStore())
        #expect(violations == [])
    }

    @Test("a file that others can read or write is refused, whoever asks for what")
    func others() throws {
        try file().set(Secret("s3cret"), for: name)
        for mode in [0o640, 0o604, 0o620, 0o602, 0o610, 0o644] as [mode_t] {
            chmod(bench.folder("secrets.json"), mode)
            let error = SecretError.notPrivate(path: bench.folder("secrets.json"), reason: Strings.usableByOthers)
            #expect(throws: error) { try file().secret(for: name) }
            #expect(throws: error) { try file().set(Secret("other"), for: name) }
            #expect(throws: error) { try file().remove(name) }
            #expect(bench.mode("secrets.json") == mode)
        }
        chmod(bench.folder("secrets.json"), 0o400)
        #expect(try file().secret(for: name) == Secret("s3cret"))
    }

    @Test("a link or a folder in the place of the file is refused")
    func links() throws {
        bench.write(Array("{}".utf8), to: "elsewhere")
        symlink(bench.folder("elsewhere"), bench.folder("secrets.json"))
        let error = SecretError.notPrivate(path: bench.folder("secrets.json"), reason: Strings.notAFile)
        #expect(throws: error) { try file().secret(for: name) }
        unlink(bench.folder("secrets.json"))
        mkdir(bench.folder("secrets.json"), 0o700)
        #expect(throws: error) { try file().set(Secret("x"), for: name) }
    }

    @Test("a file that does not hold secrets is kept, and no error shows what is in it")
    func malformed() throws {
        for text in [
            "", "hunter2", #"{"local/jellyfin/token": hunter2}"#, #"{"local/jellyfin/token": 5}"#, #"{"a": "hunter2""#,
        ] {
            bench.write(Array(text.utf8), to: "secrets.json")
            truncate(bench.folder("secrets.json"), off_t(text.utf8.count))
            let error = #expect(throws: SecretError.malformed(path: bench.folder("secrets.json"))) {
                try file().set(Secret("new"), for: name)
            }
            #expect("\(String(describing: error))".contains("hunter2") == false)
            #expect(bench.bytes("secrets.json") == Array(text.utf8))
        }
    }

    @Test("many that keep a secret at once lose none")
    func concurrent() async throws {
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<50 {
                group.addTask { [file = file()] in
                    try? file.set(Secret("\(index)"), for: SecretName("\(index)", of: "s"))
                }
            }
        }
        for index in 0..<50 { #expect(try file().secret(for: SecretName("\(index)", of: "s")) == Secret("\(index)")) }
    }
}
