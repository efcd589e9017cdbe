/// Finds the stored properties in which an object can be seen, as far as reflection reaches: two levels into optionals,
/// collections and structs, but not into what a closure has captured.
struct HolderSearch {
    private static let depth = 3

    let target: AnyObject

    /// The names of the properties, such as `home.lastFlow`.
    func properties(of holder: AnyObject, named name: String) -> [String] {
        guard holder !== target else { return [] }
        let mirrors = sequence(first: Mirror(reflecting: holder)) { $0.superclassMirror }
        return mirrors.flatMap(\.children).compactMap { child in
            contains(child.value, depth: 0) ? "\(name).\(label(child.label))" : nil
        }
    }

    private func contains(_ value: Any, depth: Int) -> Bool {
        if type(of: value) is AnyClass { return (value as AnyObject) === target }
        guard depth < Self.depth else { return false }
        return Mirror(reflecting: value).children.contains { contains($0.value, depth: depth + 1) }
    }

    /// A lazy property is stored under a name of the compiler's.
    private func label(_ label: String?) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        let label = label ?? "?"
        return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
    }
}
