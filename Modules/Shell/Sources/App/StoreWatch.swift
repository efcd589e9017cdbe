import LocalizationKit
import StorageInterface

/// Tells people when what they do cannot be kept, and when it is kept again.
@MainActor
final class StoreWatch {
    private let say: @MainActor (LocalizedText) -> Void
    private var isTroubled = false
    private var watching: Task<Void, Never>?

    init(_ condition: any StoreCondition, say: @escaping @MainActor (LocalizedText) -> Void) {
        self.say = say
        let troubles = condition.troubles()
        watching = Task { [weak self] in for await trouble in troubles { self?.take(trouble) } }
    }

    isolated deinit { watching?.cancel() }

    private func take(_ trouble: StoreError?) {
        if let trouble {
            say(Strings.notKept(reason: trouble.explanation))
        } else if isTroubled {
            say(Strings.keptAgain)
        }
        isTroubled = trouble != nil
    }
}
