public import LocalizationKit

/// The name of an instance that cannot be one.
public struct InstanceNameError: Error, Hashable {
    /// What was written; `nil` when nothing followed the option.
    public var found: String?

    /// Creates an error.
    public init(found: String?) {
        self.found = found
    }
}

extension InstanceNameError: ExplainedError {
    /// One sentence that says how names are spelt.
    public var explanation: LocalizedText {
        found.map { Strings.wrongInstanceName(found: $0) } ?? Strings.noInstanceName(option: InstanceName.option)
    }
}
