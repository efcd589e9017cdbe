import StorageInterface
import WidgetCoreInterface

extension PosterFeed {
    /// The key of something that belongs to the feed alone: to its profile, its kind and its source.
    func key<Value>(_ name: String, _ kind: PosterKind) -> StoreKey<Value> {
        let parts = [name, kind.rawValue] + (source.map { [$0] } ?? [])
        return StoreKey(parts.joined(separator: "."), in: Self.scope(of: profile))
    }

    /// Where everything of a person is kept.
    static func scope(of profile: String) -> StoreScope { StoreScope("widgetcore", profile: profile) }
}
