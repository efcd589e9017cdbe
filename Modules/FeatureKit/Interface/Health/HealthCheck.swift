public import LocalizationKit

/// One thing that `doctor` looks at.
public struct HealthCheck: Sendable {
    /// What the check found.
    public struct Finding: Sendable, Equatable {
        /// How well it stands.
        public enum Status: String, Sendable, CaseIterable {
            /// Nothing to do.
            case ok
            /// It works, with less to offer.
            case warn
            /// It does not work.
            case fail
        }

        /// How well it stands.
        public var status: Status
        /// What was looked at, such as `libsqlite3.so.0`.
        public var subject: LocalizedText
        /// What was found, lower case and without a full stop.
        public var detail: LocalizedText
        /// What to do about it; `nil` when there is nothing to do.
        public var remedy: LocalizedText?

        /// Creates a finding.
        public init(
            _ status: Status, _ subject: LocalizedText, _ detail: LocalizedText, remedy: LocalizedText? = nil
        ) {
            self.status = status
            self.subject = subject
            self.detail = detail
            self.remedy = remedy
        }
    }

    /// The heading under which the findings stand, such as `storage`.
    public var title: LocalizedText
    /// Looks, and tells; it changes nothing.
    public var run: @MainActor @Sendable (Invocation) async -> [Finding]

    /// Creates a check.
    public init(title: LocalizedText, run: @escaping @MainActor @Sendable (Invocation) async -> [Finding]) {
        self.title = title
        self.run = run
    }
}

extension ExtensionPoint where Contribution == HealthCheck {
    /// What `doctor` looks at.
    public static var healthChecks: Self { Self("health checks", of: "health check") }
}
