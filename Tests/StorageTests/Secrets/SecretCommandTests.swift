import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@Suite("secrets kept by a command")
struct SecretCommandTests {
    private let name = SecretName("token", of: "jellyfin")

    @Test("a program that takes the words of pass keeps every rule")
    func conformance() async throws {
        let runner = PassRunner()
        let store = SecretCommand(words: ["pass"], runner: runner)
        let violations = await SecretStoreConformance.violations(of: store)
        #expect(violations == [])
        #expect(store.place() == SecretPlace(Strings.command, detail: "pass"))
    }

    @Test("the secret goes in as input, and is in no word of the command")
    func input() async throws {
        let runner = PassRunner()
        try await SecretCommand(words: ["my-pass", "-q"], runner: runner).set(Secret("s3cret"), for: name)
        let request = try #require(runner.requests.first)
        #expect(request.program == "my-pass")
        #expect(request.arguments == ["-q", "insert", "--multiline", "--force", "tessera/local/jellyfin/token"])
        #expect(request.input == Array("s3cret\n".utf8))
        #expect(request.variables == .inherited())
    }

    @Test("a failure says how the program ended, and nothing that it wrote")
    func failure() async throws {
        for (result, reason) in [
            (
                ProcessResult(.exited(2), output: Array("s3cret".utf8), errors: Array("s3cret".utf8)),
                Strings.endedWith(code: "2")
            ), (ProcessResult(.signalled(9), output: Array("s3cret".utf8)), Strings.endedBySignal(signal: "9")),
        ] {
            let store = SecretCommand(words: ["pass"], runner: PassRunner(always: .success(result)))
            let error = SecretError.failed(place: "pass", reason: reason)
            await #expect(throws: error) { try await store.secret(for: name) }
            await #expect(throws: error) { try await store.set(Secret("s3cret"), for: name) }
            await #expect(throws: error) { try await store.remove(name) }
        }
        let late = ProcessError.deadline(
            program: "pass", after: .seconds(60), written: ProcessResult(.signalled(9), output: Array("s3cret".utf8)))
        for problem in [
            late,
            .outputLimit(
                program: "pass", bytes: 1, written: ProcessResult(.signalled(9), output: Array("s3cret".utf8))),
        ] {
            let store = SecretCommand(words: ["pass"], runner: PassRunner(always: .failure(problem)))
            let error = await #expect(throws: SecretError.self) { try await store.secret(for: name) }
            #expect("\(String(reflecting: error))".contains("s3cret") == false)
        }
    }

    @Test("names are written so that no two are alike and none is an option or a way out")
    func names() {
        for (name, text) in [
            (SecretName("token", of: "jellyfin"), "local/jellyfin/token"),
            (SecretName("a/b", of: "..", profile: "-x"), "%2dx/%2e%2e/a%2fb"),
            (SecretName("é@x.org", of: "", profile: "a b"), "a%20b/%/%c3%a9%40x.org"),
        ] { #expect(name.description == text) }
    }

    @Test("the command comes from the environment, or else from the configuration")
    func settings() throws {
        let disk = MemoryDisk()
        func command(_ variables: [String: String] = [:]) throws(SecretError) -> [String]? {
            try SecretSettings(environment: FixedEnvironment(variables), directories: disk, files: disk).command()
        }
        #expect(try command() == nil)
        let path = "\(try disk.create(.configuration))/secrets.json"
        try disk.write(Array(#"{ "command": ["/opt/my pass", "-q"] }"#.utf8), to: path)
        #expect(try command() == ["/opt/my pass", "-q"])
        #expect(try command(["TESSERA_SECRET_COMMAND": " gopass  -c "]) == ["gopass", "-c"])
        #expect(throws: SecretError.failed(place: "TESSERA_SECRET_COMMAND", reason: Strings.expectedCommand)) {
            try command(["TESSERA_SECRET_COMMAND": " "])
        }
        for (text, reason) in [
            ("[]", "1:1: expected an object, found an array"),
            ("{ \"comand\": [] }", "1:3: unknown key `comand`; did you mean `command`?"),
            ("{ \"command\": [] }", "expected the words of a command"),
        ] {
            try disk.write(Array(text.utf8), to: path)
            let error = #expect(throws: SecretError.self) { try command() }
            #expect(error?.description == "\(path): \(reason)")
        }
    }
}
