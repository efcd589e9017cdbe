/// Delivers what a widget shows.
public protocol TimelineProvider<Content>: Sendable {
    /// What it shows, which a process can store and another one read.
    associatedtype Content: Codable & Sendable

    /// What is shown before there is anything: at once, and the same for everybody.
    ///
    /// - Parameter context: where it is shown.
    /// - Returns: the content, of which only blocks will be seen.
    func placeholder(in context: WidgetContext) -> Content

    /// What is shown in a gallery, within 300 milliseconds; later the placeholder is shown.
    ///
    /// - Parameter request: where it is shown; its context is a preview.
    /// - Returns: an entry, of examples when there is nothing else.
    /// - Throws: why there is none.
    func snapshot(for request: TimelineRequest) async throws -> Entry<Content>

    /// What is shown from now on, within ten seconds; later what was shown before stays and is marked.
    ///
    /// - Parameter request: where it is shown, why it is wanted, and whether anything may be loaded.
    /// - Returns: the timeline, whose first entry should be of now.
    /// - Throws: why there is none; what was shown before stays and is marked.
    func timeline(for request: TimelineRequest) async throws -> Timeline<Content>
}
