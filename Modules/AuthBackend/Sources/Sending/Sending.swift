import AuthFlowInterface
import FeatureKitInterface
import LocalizationKit
import NetworkInterface
import PlatformInterface

/// Makes the sender that was chosen.
@MainActor
enum Sending {
    static func sender(_ resolver: any Resolving) throws -> any SMSSender {
        let (directories, files) = (try resolver.service(.directories), try resolver.service(.files))
        let (clock, random) = (try resolver.service(.wallClock), try resolver.service(.randomBytes))
        switch try SendingChoice(directories, files) {
        case .outbox: return OutboxSender(directories, files, clock)
        case .smstools(let folder): return SpoolSender(folder: folder, files: files, random: random)
        case .gateway(let settings):
            return GatewaySender(
                settings: settings, transport: try transport(resolver), random: random,
                time: try resolver.service(.continuousTime))
        case .hook(let settings):
            return HookSender(settings: settings, transport: try transport(resolver), random: random, clock: clock)
        }
    }

    private static func transport(_ resolver: any Resolving) throws -> any HTTPTransport {
        guard let transport = try resolver.optional(.httpTransport) else {
            throw SendingError(reason: Strings.noNetwork)
        }
        return transport
    }

    /// What `doctor` says of it.
    static func check(_ resolver: any Resolving) -> HealthCheck {
        HealthCheck(title: Strings.sending) { _ in
            do {
                let isOutbox = try resolver.service(.smsSender) is OutboxSender
                return [
                    HealthCheck.Finding(.ok, Strings.sending, isOutbox ? Strings.toOutbox : Strings.toPeople)
                ]
            } catch {
                return [HealthCheck.Finding(.fail, Strings.sending, LocalizedText(error), remedy: Strings.mendSending)]
            }
        }
    }
}
