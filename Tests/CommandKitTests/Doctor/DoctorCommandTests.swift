import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import JSONKit
import LocalizationKit
import Testing

@testable import CommandKit

@Suite("the command doctor")
@MainActor
struct DoctorCommandTests {
    private static let store = Need("KeyValueStore", interface: "StorageInterface", versions: 1...1)
    private static let secrets = Need("SecretStore", interface: "SecretsInterface", versions: 1...1)
    private static let storage = FeatureDescriptor(
        id: "storage", target: "Storage", type: "StorageFeature", kind: .system,
        provides: [Provision("KeyValueStore", interface: "StorageInterface", version: 1)],
        libraries: [DebianLibrary(package: "libsqlite3-0", file: "libsqlite3.so.0")])
    private static let calls = FeatureDescriptor(
        id: "calls", target: "CallFlow", type: "CallFlowFeature", needs: [store], optionalNeeds: [secrets],
        libraries: [DebianLibrary(package: "libasound2", file: "libasound.so.2", isOptional: true)])
    private static let vault = FeatureDescriptor(
        id: "vault", target: "Vault", type: "VaultFeature", kind: .system,
        provides: [Provision("SecretStore", interface: "SecretsInterface", version: 1)])

    @Test("a machine that lacks nothing is well from top to bottom")
    func healthy() async {
        var fixture = DoctorFixture(features: [Self.storage], checks: [])
        fixture.environment["XDG_RUNTIME_DIR"] = "/run/user/1000"
        fixture.files["/run/user/1000"] = DoctorFixture.folder(0o700)
        let page = """
            needs
              ok    features  none needs another

            libraries
              ok    storage: libsqlite3.so.0  found

            directories
              ok    XDG_CONFIG_HOME  /home/ada/.config/tessera, made on first use
              ok    XDG_DATA_HOME    /home/ada/.local/share/tessera, made on first use
              ok    XDG_STATE_HOME   /home/ada/.local/state/tessera, made on first use
              ok    XDG_CACHE_HOME   /home/ada/.cache/tessera, made on first use
              ok    XDG_RUNTIME_DIR  /run/user/1000/tessera, made on first use

            terminal
              ok    output   a terminal
              ok    size     120 columns
              ok    TERM     xterm-256color
              ok    colours  256
              ok    locale   en_GB.UTF-8

            12 ok, 0 warn, 0 fail

            """
        let run = await fixture.run()
        #expect(run == CommandRun(code: .done, output: page))
    }

    @Test("a need is met, or told with the feature and the command that add it")
    func needs() async {
        let some = await DoctorFixture(
            features: [Self.storage, Self.calls], catalogue: [Self.storage, Self.calls, Self.vault]
        ).section("needs")
        #expect(
            some == """
                needs
                  ok    calls: KeyValueStore (StorageInterface 1)  provided by storage
                  warn  calls: SecretStore (SecretsInterface 1)    not in this build, vault provides it
                        Scripts/assemble build mini --with vault
                """)
        let none = await DoctorFixture(features: [Self.calls], catalogue: [Self.storage]).section("needs")
        #expect(
            none == """
                needs
                  fail  calls: KeyValueStore (StorageInterface 1)  not in this build, storage provides it
                        Scripts/assemble build mini --with storage
                  warn  calls: SecretStore (SecretsInterface 1)    no known feature provides it
                """)
    }

    @Test("a missing library fails, an optional one warns, both with the package to install")
    func libraries() async {
        let fixture = DoctorFixture(
            missingLibraries: ["libsqlite3.so.0", "libasound.so.2"], features: [Self.storage, Self.calls])
        let section = await fixture.section("libraries")
        #expect(
            section == """
                libraries
                  fail  storage: libsqlite3.so.0  libsqlite3.so.0: cannot open shared object file
                        sudo apt-get install libsqlite3-0
                  warn  calls: libasound.so.2     libasound.so.2: cannot open shared object file
                        sudo apt-get install libasound2
                """)
        #expect(await fixture.run().code == .failed)
    }

    @Test("what features contribute stands after the built-in checks, and only a failure fails")
    func contributed() async {
        let row: [(HealthCheck.Finding.Status, ExitCode)] = [(.ok, .done), (.warn, .done), (.fail, .failed)]
        for (status, code) in row {
            let check = HealthCheck(title: "calls") { _ in
                [.init(status, "microphone", "muted", remedy: "unmute it")]
            }
            let run = await DoctorFixture(checks: [check]).run()
            #expect(run.code == code)
            #expect(run.errors == "")
            #expect(run.output.contains("calls\n  \(status == .ok ? "ok  " : status.rawValue)  microphone  muted\n"))
        }
    }

    @Test("the document lists every finding and counts them")
    func document() async throws {
        let check = HealthCheck(title: "calls") { _ in [.init(.fail, "microphone", "muted", remedy: "unmute it")] }
        let run = await DoctorFixture(checks: [check]).run(["--json"])
        #expect(run.code == .failed)
        let root = try JSONObject(
            JSONNode(parsing: run.output), keys: ["schema", "version", "findings", "ok", "warn", "fail"])
        #expect(try root.required("schema").string() == "tessera.doctor")
        #expect(try root.required("version").int() == 1)
        #expect(try root.required("fail").int() == 1)
        let last = try JSONObject(
            #require(root.required("findings").array().last),
            keys: ["check", "status", "subject", "detail", "remedy"])
        #expect(
            try ["check", "status", "subject", "detail", "remedy"].map { try last.required($0).string() }
                == ["calls", "fail", "microphone", "muted", "unmute it"])
    }
}
