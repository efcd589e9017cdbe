public import LocalizationKit

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
        public var reason: LocalizedText

        /// Creates a failure.
        public init(feature: String, stage: Stage, reason: LocalizedText) {
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

extension LifecycleError: ExplainedError {
    /// One line for each failure.
    public var explanation: LocalizedText {
        LocalizedText(joining: failures.map(\.explanation), separator: "\n")
    }
}

extension LifecycleError.Failure {
    fileprivate var explanation: LocalizedText {
        let arguments = (TextArgument.text(LocalizedText(feature)), TextArgument.text(reason))
        return switch stage {
        case .start:
            LocalizedText(
                en: "{0} failed to start: {1}", ru: "{0}: не удалось запустить: {1}", arguments.0, arguments.1)
        case .stop:
            LocalizedText(
                en: "{0} failed to stop: {1}", ru: "{0}: не удалось остановить: {1}", arguments.0, arguments.1)
        }
    }
}
