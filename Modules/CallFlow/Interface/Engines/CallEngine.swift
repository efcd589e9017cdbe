/// What carries calls: it does what it is told and reports what happens, and decides nothing.
///
/// Facts about one call come in the order in which they happened, and none after ``EngineFact/ended(_:_:detail:)``.
/// Commands about a call that it does not know are left out silently.
@MainActor
public protocol CallEngine: AnyObject {
    /// Begins to report.
    ///
    /// - Parameter report: takes each fact, on the main actor, never within ``perform(_:)``.
    func start(reporting report: @escaping @MainActor (EngineFact) -> Void)

    /// Does something, without waiting for what becomes of it.
    ///
    /// - Parameter command: what to do.
    func perform(_ command: EngineCommand)

    /// Ends every call and lets go of the machine; nothing is reported any more.
    func stop() async
}
