import CommandKitInterface
import TextViewKitInterface

/// The formats by the words of the command line.
enum CatalogueFormat: String, CaseIterable, CommandValue {
    case text
    case ansi
    case svg
    case a11y

    var format: RenderFormat {
        switch self {
        case .text: .text
        case .ansi: .ansi
        case .svg: .svg
        case .a11y: .a11y
        }
    }
}
