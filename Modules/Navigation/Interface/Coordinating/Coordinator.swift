/// Decides which screen comes next in one flow; its screens know nothing of each other.
///
/// It needs no base class, adds itself to nothing and is removed from nothing: while one of its screens is on a stack
/// it is held, and when the last one has left it is let go.
@MainActor
public protocol Coordinator: AnyObject {
    /// With what the flow is started, such as `.login(source: .favourites)`.
    associatedtype Options = Void

    /// Begins the flow.
    ///
    /// - Parameter options: with what.
    /// - Returns: its first screen, for whoever opened the flow to show.
    func start(with options: Options) -> any Presentable
}
