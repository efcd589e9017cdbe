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
        compare(Mirror(reflecting: before), Mirror(reflecting: after), path: "") {
            (String(reflecting: before), String(reflecting: after))
        }
    }

    private static func compare(
        _ before: Mirror,
        _ after: Mirror,
        path: String,
        describe: () -> (String, String)
    ) -> [FieldChange] {
        guard before.isOfFields, after.isOfFields else { return leaf(path, describe()) }
        return zip(before.children, after.children).flatMap { old, new in
            let inner = [path, old.label ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
            return compare(Mirror(reflecting: old.value), Mirror(reflecting: new.value), path: inner) {
                (String(reflecting: old.value), String(reflecting: new.value))
            }
        }
    }

    private static func leaf(_ path: String, _ values: (before: String, after: String)) -> [FieldChange] {
        guard values.before != values.after else { return [] }
        return [FieldChange(path: path, before: values.before, after: values.after)]
    }
}

extension Mirror {
    fileprivate var isOfFields: Bool {
        (displayStyle == .struct || displayStyle == .tuple) && !children.isEmpty
    }
}
