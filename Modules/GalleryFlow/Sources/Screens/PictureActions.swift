import TextViewKitInterface

/// What a person can do with one picture.
struct PictureActions {
    let retry: Intent
    let tap: Intent
    let close: Intent
    let inform: Intent
    let showAll: Intent
    let go: (Int) -> Intent
    let zoom: (Bool) -> Intent
    let move: (Viewport.Direction) -> Intent

    @MainActor
    init(_ intent: PictureIntent) {
        let act = { (body: @escaping @MainActor @Sendable (PictureIntent) -> Void) in
            Intent.perform { [weak intent] in if let intent { body(intent) } }
        }
        retry = act { $0.retry() }
        tap = act { $0.onTapImage() }
        close = act { $0.close() }
        inform = act { $0.onInformation() }
        showAll = act { $0.showAll() }
        go = { distance in act { $0.go(by: distance) } }
        zoom = { isCloser in act { $0.zoom(in: isCloser) } }
        move = { direction in act { $0.move(direction) } }
    }
}
