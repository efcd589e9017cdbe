import JSONKit
import WidgetHostInterface

extension ShownWidget {
    /// What was delivered; `nil` when there is nothing yet, or it is of another version.
    var scene: WidgetScene? { content.flatMap { try? JSONNode(parsing: $0).decode(WidgetScene.self) } }
}
