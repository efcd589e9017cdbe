import LocalizationKit
import NavigationInterface

/// The screens that were ever shown, not held.
@MainActor
struct ScreenWatch {
    private struct Entry {
        weak var screen: (any Presentable)?
        var name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    mutating func note(_ screens: [any Presentable]) {
        for screen in screens where entries[ObjectIdentifier(screen)]?.screen == nil {
            let name = "\(screen.owner.name): \(screen.title.text(in: .english))"
            entries[ObjectIdentifier(screen)] = Entry(screen: screen, name: name)
        }
    }

    func living(besides shown: Set<ObjectIdentifier>) -> [String] {
        entries.filter { $0.value.screen != nil && !shown.contains($0.key) }.map(\.value.name).sorted()
    }
}
