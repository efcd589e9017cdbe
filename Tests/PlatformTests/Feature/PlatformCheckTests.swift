import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@MainActor
@Suite("what doctor says of the machine")
struct PlatformCheckTests {
    private func findings(_ disk: MemoryDisk, path: String, _ state: SessionState) async -> [HealthCheck.Finding] {
        let machine = Machine(disk, disk, FixedEnvironment(["PATH": path]), ScriptedSessionLock(state))
        return await PlatformCheck.check(machine).run(CapturedRun().invocation).map(\.english)
    }

    @Test("a machine with everything is fine")
    func fine() async throws {
        let folder = TemporaryFolder()
        for name in ["notify-send", "gdbus"] { try folder.addProgram(name, "exit 0") }
        let disk = MemoryDisk()
        _ = try disk.create(.state)
        let findings = await findings(disk, path: folder.path, .unlocked)
        #expect(findings.allSatisfy { $0.status == .ok })
        #expect(
            findings.map(\.subject) == DirectoryKind.allCases.map { LocalizedText($0.rawValue) }
                + ["notify-send", "gdbus", "session"])
        #expect(findings[2].detail == "/memory/state")
        #expect(findings[3].detail == "/memory/cache, made when it is needed")
    }

    @Test("what is missing is named with what to do")
    func missing() async {
        let disk = MemoryDisk(warnings: [.noRuntimeDirectory(used: "/r")])
        let findings = await findings(disk, path: "/no/such", .unavailable(reason: "no bus"))
        #expect(findings.first == .init(.warn, "folders", "XDG_RUNTIME_DIR is not set; using /r"))
        #expect(
            findings.suffix(3) == [
                .init(
                    .warn, "notify-send", "not found, so there are no notices on the desktop",
                    remedy: "sudo apt install libnotify-bin"),
                .init(
                    .warn, "gdbus", "not found, so nobody knows whether the session is locked",
                    remedy: "sudo apt install libglib2.0-bin"),
                .init(.warn, "session", "the lock is not known: no bus"),
            ])
    }
}
