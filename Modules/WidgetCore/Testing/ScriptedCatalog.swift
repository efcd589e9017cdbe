public import LocalizationKit
import Synchronization
public import WidgetCoreInterface

/// A source that answers what a test tells it to, and remembers what it was asked.
public final class ScriptedCatalog: MediaCatalog {
    /// What it is asked for.
    public enum Question: Sendable, Hashable {
        case continueWatching(MediaRequest)
        case recommendations(MediaRequest)
        case words(profile: String)
        case picture(String, MediaPictureSize)
        case play(String)
        case forget(String)
    }

    private struct State {
        var items: @Sendable () async throws -> [MediaItem] = { [] }
        var words = MediaWords()
        var questions: [Question] = []
    }

    /// The id.
    public let id: String
    private let state = Mutex(State())

    /// Creates a source that has nothing.
    ///
    /// - Parameter id: its id, which is its title, too.
    public init(_ id: String = "scripted") { self.id = id }

    /// The id as a title.
    public var title: LocalizedText { LocalizedText(id) }
    /// What it was asked for, the oldest first.
    public var questions: [Question] { state.withLock { $0.questions } }
    /// How often it was asked for items.
    public var loads: Int {
        questions.count { question in
            switch question {
            case .continueWatching, .recommendations: true
            default: false
            }
        }
    }

    /// Decides what it answers from now on.
    ///
    /// - Parameter items: makes the items, or throws.
    public func answer(_ items: @escaping @Sendable () async throws -> [MediaItem]) {
        state.withLock { $0.items = items }
    }

    /// Decides which words it has from now on.
    public func answer(words: MediaWords) { state.withLock { $0.words = words } }

    /// What the script says.
    public func continueWatching(_ request: MediaRequest) async throws -> [MediaItem] {
        try await ask(.continueWatching(request))()
    }

    /// What the script says.
    public func recommendations(_ request: MediaRequest) async throws -> [MediaItem] {
        try await ask(.recommendations(request))()
    }

    /// What the script says.
    public func words(profile: String) async throws -> MediaWords {
        _ = ask(.words(profile: profile))
        return state.withLock { $0.words }
    }

    /// No picture.
    public func picture(_ reference: String, filling size: MediaPictureSize, profile: String) async throws -> [UInt8]? {
        _ = ask(.picture(reference, size))
        return nil
    }

    /// Remembers it.
    public func play(_ item: String, profile: String) async throws { _ = ask(.play(item)) }

    /// Remembers it.
    public func forget(_ item: String, profile: String) async throws { _ = ask(.forget(item)) }

    private func ask(_ question: Question) -> @Sendable () async throws -> [MediaItem] {
        state.withLock { state in
            state.questions.append(question)
            return state.items
        }
    }
}
