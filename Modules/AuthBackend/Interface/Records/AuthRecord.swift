public import PlatformInterface

/// Something that the backend keeps: codes that are on their way, an account, and so on.
public protocol AuthRecord: Codable, Sendable {
    /// From when on something in it is outdated, so that it is worth a look; `nil` while nothing ever will be.
    var end: WallTime? { get }
}
