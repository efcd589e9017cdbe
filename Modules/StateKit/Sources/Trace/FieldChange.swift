/// One field that differs between two models.
public struct FieldChange: Equatable, Sendable, CustomStringConvertible {
    /// The names of the fields from the outermost inwards, joined by points; empty when the value has no fields.
    public let path: String
    /// The value before, as Swift describes it for debugging.
    public let before: String
    /// The value after.
    public let after: String

    /// One line: path, value before, value after.
    public var description: String { "\(path.isEmpty ? "value" : path): \(before) → \(after)" }

    /// The fields that differ, in the order of their declaration; structs are looked into, everything else is compared
    /// by its debugging description.
    public static func between<Model>(_ before: Model, _ after: Model) -> [FieldChange] {
        compare(before, after, path: "")
    }

    private static func compare<Value>(_ before: Value, _ after: Value, path: String) -> [FieldChange] {
        let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
        guard old.isOfFields, new.isOfFields else {
            let change = FieldChange(path: path, before: String(reflecting: before), after: String(reflecting: after))
            return change.before == change.after ? [] : [change]
        }
        return zip(old.children, new.children).flatMap { old, new in
            compare(old.value, new.value, path: [path, old.label ?? ""].filter { !$0.isEmpty }.joined(separator: "."))
        }
    }
}

extension Mirror {
    fileprivate var isOfFields: Bool {
        (displayStyle == .struct || displayStyle == .tuple) && !children.isEmpty
    }
}
