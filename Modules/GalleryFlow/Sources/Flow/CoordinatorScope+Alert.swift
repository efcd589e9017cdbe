import LocalizationKit
import NavigationInterface
import TextViewKitInterface

extension CoordinatorScope {
    /// A message whose end is told, in whatever way it is closed.
    func alertScreen(
        _ title: LocalizedText, _ message: LocalizedText, close: Intent, _ onLeave: @escaping @MainActor () -> Void
    ) -> any Presentable {
        screen(title, onLeave: { _ in onLeave() }) {
            NoticeView(close: close) { Text(message).multilineTextAlignment(.center) }
        }
    }
}
