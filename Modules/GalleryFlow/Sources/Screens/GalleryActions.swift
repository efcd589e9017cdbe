import TextViewKitInterface

/// What a person can do with the pictures of a source.
struct GalleryActions {
    let retry: Intent
    let askForSource: Intent
    let open: (Int) -> Intent
    let turn: (Int) -> Intent

    @MainActor
    init(_ intent: GalleryIntent) {
        let act = { (body: @escaping @MainActor @Sendable (GalleryIntent) -> Void) in
            Intent.perform { [weak intent] in if let intent { body(intent) } }
        }
        retry = act { $0.retry() }
        askForSource = act { $0.onSource() }
        open = { position in act { $0.onTapImage(position) } }
        turn = { distance in act { $0.turn(by: distance) } }
    }
}
