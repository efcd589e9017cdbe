import FeatureKitInterface
import LocalizationKit
import PlatformInterface

/// What `doctor` says of calls over SIP.
@MainActor
struct EngineCheck {
    let runner: any ProcessRunner
    let accounts: SIPAccounts
    let audio: AudioDevice

    static func check(_ make: @escaping @MainActor @Sendable () throws -> EngineCheck) -> HealthCheck {
        HealthCheck(title: Strings.engineName) { _ in
            do { return try await make().findings() } catch {
                return [HealthCheck.Finding(.fail, "baresip", LocalizedText(error))]
            }
        }
    }

    /// Looks for baresip, for a version that is safe where it listens, and for a sound device.
    func findings() async -> [HealthCheck.Finding] {
        let all = (try? accounts.all()) ?? []
        return [await engine(all), sound]
    }

    private func engine(_ accounts: [SIPAccount]) async -> HealthCheck.Finding {
        guard let text = try? await runner.run(ProcessRequest("baresip", ["-h"], deadline: .seconds(10))).text,
            let version = text.firstMatch(of: #/baresip v?((\d+)\.\d+\.\d+)/#)?.output
        else {
            // Without an account nothing is amiss: calls are simulated.
            return .init(
                accounts.isEmpty ? .warn : .fail, "baresip", Strings.engineAbsent,
                remedy: "sudo apt-get install baresip-core")
        }
        let number = LocalizedText(String(version.1))
        let isOld = Int(version.2).map { $0 < 3 } ?? true
        guard isOld, accounts.contains(where: { !$0.isPrivate }) else {
            guard isOld, accounts.contains(where: { $0.transport == .tls }) else {
                return .init(.ok, "baresip", number)
            }
            return .init(
                .warn, "baresip", Strings.certificatesUnchecked(version: number), remedy: Strings.certificatesRemedy)
        }
        return .init(.warn, "baresip", Strings.engineOld(version: number), remedy: Strings.engineOldRemedy)
    }

    private var sound: HealthCheck.Finding {
        switch audio {
        case .null: .init(.warn, Strings.audioTitle, Strings.noSound, remedy: Strings.noSoundRemedy)
        case .alsa(let name): .init(.ok, Strings.audioTitle, Strings.soundThrough(device: name))
        }
    }
}
