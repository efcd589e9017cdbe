import AuthFlowInterface
import FeatureKitInterface
import FeatureKitTesting
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthBackend

/// A configuration, and a network and a disk to which messages go.
@MainActor
struct SendingWorld {
    let disk = MemoryDisk()
    let random = SeededBytes()
    let network: ScriptedNetwork
    var spool: String { "\(disk.path(.state))/spool" }
    let message = SMSMessage(
        to: "+79153051653", text: Secret("код \"042137\" & {phone} 100%"), code: Secret("042137"))

    init(_ configuration: String) throws {
        network = try ScriptedNetwork(at: "https://sms.example")
        _ = try disk.create(.configuration)
        _ = try disk.create(.state, "spool")
        try disk.write(Array(configuration.utf8), to: "\(disk.path(.configuration))/sms.json")
    }

    var feature: RecordedFeature {
        RecordedFeature(AuthBackendFeature.self) { feature in
            feature.insert(network as any HTTPTransport, for: .httpTransport)
            feature.insert(disk as any Directories, for: .directories)
            feature.insert(disk as any Files, for: .files)
            feature.insert(network.time.wallClock, for: .wallClock)
            feature.insert(network.time as any ContinuousTime, for: .continuousTime)
            feature.insert(random as any RandomBytes, for: .randomBytes)
        }
    }

    /// Sends the message; so many pauses are over as soon as somebody waits.
    func send(pauses: Int = 0, of pause: Duration = .seconds(2)) async throws {
        let sender = try feature.service(.smsSender)
        let message = message
        async let sent: Void = sender.send(message)
        for _ in 0..<pauses {
            await network.time.waitForSleepers(1)
            network.time.advance(by: pause)
        }
        try await sent
    }
}
