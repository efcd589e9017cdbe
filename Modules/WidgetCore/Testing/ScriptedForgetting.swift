public import LocalizationKit
import Synchronization
public import WidgetCoreInterface

/// Remembers what was to be forgotten and put back.
public final class ScriptedForgetting: MediaForgetting {
    private struct State {
        var forgotten: [ForgottenMedia] = []
        var restored: [ForgottenMedia] = []
    }

    private let state = Mutex(State())

    /// Creates one that has forgotten nothing.
    public init() {}

    /// What was forgotten and not put back, the oldest first.
    public var forgotten: [ForgottenMedia] { state.withLock { $0.forgotten } }
    /// What was put back, the oldest first.
    public var restored: [ForgottenMedia] { state.withLock { $0.restored } }

    /// Remembers it.
    public func forget(_ id: MediaID, title: LocalizedText, of profile: String) async throws -> ForgottenMedia {
        let media = ForgottenMedia(id, title: title, bookmark: profile)
        state.withLock { $0.forgotten.append(media) }
        return media
    }

    /// Puts the last back.
    public func restore(of profile: String) async throws -> ForgottenMedia {
        try state.withLock { state in
            guard let media = state.forgotten.popLast() else { throw MediaForgettingError.nothingForgotten }
            state.restored.append(media)
            return media
        }
    }
}
