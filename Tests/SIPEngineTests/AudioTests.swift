import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import SettingsInterface
import StorageTesting
import Testing

@testable import SIPEngine

@MainActor @Suite("the sound of calls, and what doctor says of it")
struct AudioTests {
    /// A machine with nothing but folders.
    private struct Folders: Files {
        var names: [String: [String]] = [:]

        func names(in path: String) throws(FileError) -> [String] {
            guard let found = names[path] else { throw FileError(.read, path, .missing) }
            return found
        }

        func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { throw FileError(.read, path, .missing) }
        func write(_ bytes: [UInt8], to path: String) throws(FileError) {}
        func remove(_ path: String) throws(FileError) {}
    }

    private static let modules = ["/usr/lib/baresip/modules": ["account.so", "alsa.so"]]
    private static let card = ["controlC0", "pcmC0D0c", "pcmC0D0p", "timer"]

    @Test(
        "the sound card is taken when baresip can drive it and it plays and records; a device that is named always is")
    func choosing() {
        let whole = Self.modules.merging(["/dev/snd": Self.card]) { $1 }
        let rows: [(String, [String: [String]], AudioDevice)] = [
            ("auto", whole, .alsa("default")),
            ("auto", ["/dev/snd": Self.card], .null),
            ("auto", Self.modules, .null),
            ("auto", whole.merging(["/dev/snd": ["controlC0", "pcmC0D0p"]]) { $1 }, .null),
            ("auto", whole.merging(["/dev/snd": ["controlC0", "pcmC0D0c"]]) { $1 }, .null),
            ("null", whole, .null),
            ("plughw:1,0", [:], .alsa("plughw:1,0")),
        ]
        for (word, names, device) in rows {
            #expect(AudioDevice(word, Folders(names: names)) == device, "\(word), \(names)")
        }
    }

    @Test("a device is a word of the configuration, and what would be another line is refused")
    func configuration() {
        let ports = EngineFiles.Ports(signalling: 15_060, control: 15_062, media: 33_000)
        let files = EngineFiles(
            accounts: [SIPAccount(address: "alice@127.0.0.1:15060")], ports: ports, audio: .alsa("plughw:1,0"))
        let lines = files.configuration.split(separator: "\n")
        for line in ["audio_source alsa,plughw:1,0", "audio_player alsa,plughw:1,0", "module alsa.so"] {
            #expect(lines.contains(Substring(line)), "\(line)")
        }
        let definition = Setting.callAudio.definition
        for word in ["auto", "null", "default", "plughw:1,0"] { #expect(definition.objection(.text(word)) == nil) }
        for word in ["", "a b", "a\nb", "колонка"] { #expect(definition.objection(.text(word)) != nil, "\(word)") }
    }

    private func finding(
        _ program: ScriptedProgram?, _ accounts: [SIPAccount] = [], _ audio: AudioDevice = .null
    ) async throws -> [HealthCheck.Finding] {
        let runner = ScriptedProcessRunner(program.map { ["baresip": $0] } ?? [:])
        let store = SIPAccounts(MemoryKeyValueStore(), MemorySecretStore())
        for account in accounts { try await store.add(account, password: nil) }
        return await EngineCheck(runner: runner, accounts: store, audio: audio).findings()
    }

    private static func baresip(_ version: String) -> ScriptedProgram {
        .answers(output: "baresip v\(version) Copyright (C) 2010 - 2020 Alfred E. Heggestad et al.\nUsage:", code: 255)
    }

    @Test("doctor finds baresip, its version, and what is missing")
    func health() async throws {
        let open = SIPAccount(address: "alice@example.org", listensAt: "0.0.0.0")
        let closed = SIPAccount(address: "alice@example.org")
        typealias Row = (program: ScriptedProgram?, accounts: [SIPAccount], status: HealthCheck.Finding.Status)
        let rows: [Row] = [
            (Self.baresip("1.0.0"), [closed], .ok), (Self.baresip("1.0.0"), [closed, open], .warn),
            (Self.baresip("3.1.0"), [open], .ok), (nil, [], .warn), (nil, [closed], .fail),
        ]
        for row in rows {
            let found = try await finding(row.program, row.accounts)[0]
            #expect(found.status == row.status)
            #expect((found.remedy == nil) == (row.status == .ok))
        }
        #expect(try await finding(nil)[0].remedy == "sudo apt-get install baresip-core")
        #expect(try await finding(nil, [], .null)[1].status == .warn)
        #expect(try await finding(nil, [], .alsa("default"))[1].detail.text(in: .english) == "through default")
    }
}
