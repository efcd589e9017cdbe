import SettingsInterface
import StateKit

/// The pushes that are published where the setting says at any moment.
@MainActor
final class PublishedPushes {
    /// Begins to listen.
    typealias Listen = @MainActor (PushTopic) throws -> MQTTPushes

    private let settings: any Settings
    private let listen: Listen
    private var pushes: MQTTPushes?
    private var subscription: AnyCancellable?

    /// - Parameters:
    ///   - settings: says where.
    ///   - listen: begins to listen there.
    /// - Throws: what `listen` throws.
    init(_ settings: any Settings, listen: @escaping Listen) throws {
        (self.settings, self.listen) = (settings, listen)
        try follow()
        subscription = settings.observe { [weak self] in
            if $0.contains("calls.mqtt") { try? self?.follow() }
        }
    }

    /// Listens no more.
    func close() {
        subscription = nil
        pushes?.close()
    }

    private func follow() throws {
        pushes?.close()
        pushes = try PushTopic(settings.value(of: .callPushes)).map(listen)
    }
}
