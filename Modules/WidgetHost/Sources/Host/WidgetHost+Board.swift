import PlatformInterface
import WidgetHostInterface

extension WidgetHost: WidgetBoard {
    nonisolated var widgets: [Widget] { list.all }

    nonisolated func placements(of profile: String) throws -> [WidgetPlacement] {
        try store.board(of: profile).placements
    }

    nonisolated func history(of profile: String) throws -> [WidgetEvent] { try store.board(of: profile).history }

    func add(
        _ kind: WidgetKind, _ family: WidgetFamily, configuration: [String: String], for profile: String
    ) async throws -> WidgetPlacement {
        try list.check(kind, family)
        try list.check(kind, configuration)
        let now = clock.now
        let placement = try await store.changeBoard(of: profile) { $0.add(kind, family, configuration, at: now) }
        await reload([placement], of: profile, cause: .placement)
        place()
        return placement
    }

    func configure(_ id: String, _ configuration: [String: String], for profile: String) async throws {
        var placement = try placement(id, of: profile)
        try list.check(placement.kind, configuration)
        let now = clock.now
        try await store.changeBoard(of: profile) { try $0.configure(id, configuration, at: now) }
        placement.configuration = configuration
        _ = try await store.changeRecord(of: id, profile) { $0.entries = [] }
        await reload([placement], of: profile, cause: .placement)
        place()
    }

    func move(_ id: String, to index: Int, for profile: String) async throws {
        let now = clock.now
        try await store.changeBoard(of: profile) { try $0.move(id, to: index, at: now) }
    }

    func remove(_ id: String, for profile: String) async throws {
        let now = clock.now
        try await store.changeBoard(of: profile) { try $0.remove(id, at: now) }
        removed.insert(id)
        try await store.forget(id, profile)
        place()
    }

    nonisolated func placement(_ id: String, of profile: String) throws -> WidgetPlacement {
        guard let placement = try placements(of: profile).first(where: { $0.id == id }) else {
            throw WidgetHostError.noSuchPlacement(id)
        }
        return placement
    }
}
