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
        case restore(String, from: String)
    }

    private struct State {
        var items: @Sendable () async throws -> [MediaItem] = { [] }
        var words = MediaWords()
        var picture: @Sendable (String) async throws -> [UInt8]? = { _ in nil }
        var questions: [Question] = []
        var readers: [AsyncStream<Void>.Continuation] = []
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

    /// Decides which pictures it has from now on.
    ///
    /// - Parameter picture: makes the file of a picture by its reference, or throws.
    public func answer(picture: @escaping @Sendable (String) async throws -> [UInt8]?) {
        state.withLock { $0.picture = picture }
    }

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

    /// What the script says; without one, no picture.
    public func picture(_ reference: String, filling size: MediaPictureSize, profile: String) async throws -> [UInt8]? {
        _ = ask(.picture(reference, size))
        return try await state.withLock { $0.picture }(reference)
    }

    /// Remembers it.
    public func play(_ item: String, profile: String) async throws { _ = ask(.play(item)) }

    /// Remembers it.
    public func forget(_ item: String, profile: String) async throws { _ = ask(.forget(item)) }

    /// One that says what it is of.
    public func bookmark(of item: String, profile: String) async throws -> String? { "bookmark of \(item)" }

    /// Remembers it.
    public func restore(_ item: String, from bookmark: String, profile: String) async throws {
        _ = ask(.restore(item, from: bookmark))
    }

    /// Tells those who follow that something was begun, left or finished.
    public func change() {
        for reader in state.withLock({ $0.readers }) { reader.yield() }
    }

    /// A stream that tells of every ``change()``.
    public func changes(profile: String) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        state.withLock { $0.readers.append(continuation) }
        return stream
    }

    private func ask(_ question: Question) -> @Sendable () async throws -> [MediaItem] {
        state.withLock { state in
            state.questions.append(question)
            return state.items
        }
    }
}
