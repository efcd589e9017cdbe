import TextViewKitInterface

/// Holds the values of the catalogue's controls and says when they change.
@MainActor
final class DemoController {
    private(set) var demo: Demo
    private(set) var pageName: String
    /// Is called after each change.
    var onChange: (() -> Void)?

    init(_ demo: Demo = .live, page: String = Page.all[0].name) {
        self.demo = demo
        pageName = page
    }

    /// An intent that changes the values.
    nonisolated func act(_ change: @escaping @MainActor @Sendable (inout Demo) -> Void) -> Intent {
        .perform { self.change(change) }
    }

    /// An intent that opens a page; what was open on the last one closes.
    nonisolated func open(_ page: String) -> Intent {
        .perform {
            self.pageName = page
            self.change { $0.isPresenting = false }
        }
    }

    private func change(_ change: @MainActor (inout Demo) -> Void) {
        change(&demo)
        onChange?()
    }
}
