import LocalizationKit
import NavigationInterface

extension NavigationState {
    /// The windows in one line; the open tab is the one in brackets.
    var map: String {
        windows.map(\.map).joined(separator: " ")
    }
}

extension NavigationState.Window {
    fileprivate var map: String {
        let above = modals.map { " + \($0.presentation.style.word): \($0.stack.map)" }.joined()
        guard presentation == nil else { return "{\(stack.map)\(above)}" }
        return stacks.indices.map { index in
            let name = stacks[index].tab.map { "\($0): " } ?? ""
            return index == selected ? "[\(name)\(stacks[index].map)\(above)]" : "\(name)\(stacks[index].map)"
        }.joined(separator: " ")
    }
}

extension NavigationState.Stack {
    fileprivate var map: String {
        screens.isEmpty ? "-" : screens.map { $0.title.text(in: .english) }.joined(separator: " > ")
    }
}

extension Presentation.Style {
    fileprivate var word: String {
        switch self {
        case .sheet: "sheet"
        case .fullScreen: "full"
        case .alert: "alert"
        case .overlay: "overlay"
        }
    }
}
