public import FeatureKitInterface
public import LocalizationKit

/// Something that a person is told on the error stream before any command runs.
public struct RunNotice {
    /// What is told, one line each, for the words of the command from the program's name on; empty for nothing.
    public var texts: @MainActor (_ path: [String]) -> [LocalizedText]

    /// Creates a notice.
    public init(_ texts: @escaping @MainActor (_ path: [String]) -> [LocalizedText]) {
        self.texts = texts
    }
}

extension ExtensionPoint where Contribution == RunNotice {
    /// What people are told before a command runs.
    public static var notices: Self { Self("notices", of: "notice") }
}
