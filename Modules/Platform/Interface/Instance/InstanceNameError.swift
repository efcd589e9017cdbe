/// The name of an instance that cannot be one.
public struct InstanceNameError: Error, Hashable {
    /// What was written; `nil` when nothing followed the option.
    public var found: String?

    /// Creates an error.
    public init(found: String?) {
        self.found = found
    }
}

extension InstanceNameError: CustomStringConvertible {
    /// One sentence that says how names are spelt.
    public var description: String {
        "expected the name of an instance: up to 32 lower-case letters, digits and hyphens"
            + (found.map { ", found `\($0)`" } ?? ", found nothing after \(InstanceName.option)")
    }
}
