public import FeatureKitInterface
public import LocalizationKit
public import PlatformInterface

/// What the running app answers to other processes of its instance, such as `tessera open`.
@MainActor
public struct InstanceTopic {
    /// Answers a request with the text of one JSON object.
    public typealias Answering = @MainActor (InstanceRequest) async throws -> String

    /// The topic of the requests: the id of the feature and a word, such as `navigation.open`.
    public var topic: String
    /// Answers one of them.
    public var answer: Answering

    /// Creates a topic.
    ///
    /// - Parameters:
    ///   - topic: the topic of the requests.
    ///   - answer: answers one of them with the text of one JSON object.
    public init(_ topic: String, answer: @escaping Answering) {
        (self.topic, self.answer) = (topic, answer)
    }
}

/// A request about something that the running app knows nothing of.
public struct UnknownTopic: Error, Sendable, Hashable {
    /// What was asked about.
    public var topic: String

    /// Creates an error.
    public init(_ topic: String) {
        self.topic = topic
    }
}

extension UnknownTopic: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText { Strings.unknownTopic(topic: topic) }
}

extension ExtensionPoint where Contribution == InstanceTopic {
    /// What the running app answers; the id of a contribution is the topic.
    public static var instanceTopics: Self { Self("instance topics", of: "instance topic") }
}
