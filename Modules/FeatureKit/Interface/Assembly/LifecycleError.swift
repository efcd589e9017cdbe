/// Every failure of one start or stop.
public struct LifecycleError: Error {
    /// One feature that failed, when, and how.
    public struct Failure: Sendable, Equatable {
        /// The stage in which a feature failed.
        public enum Stage: String, Sendable {
            case start, stop
        }

        /// The id of the feature.
        public var feature: String
        /// When it failed.
        public var stage: Stage
        /// What the feature's error said.
        public var reason: String

        /// Creates a failure.
        public init(feature: String, stage: Stage, reason: String) {
            self.feature = feature
            self.stage = stage
            self.reason = reason
        }
    }

    /// The failures in the order in which they happened; never empty.
    public var failures: [Failure]

    /// Creates an error.
    public init(failures: [Failure]) {
        self.failures = failures
    }
}

extension LifecycleError: CustomStringConvertible {
    /// One line for each failure.
    public var description: String {
        failures.map { "\($0.feature) failed to \($0.stage.rawValue): \($0.reason)" }.joined(separator: "\n")
    }
}
