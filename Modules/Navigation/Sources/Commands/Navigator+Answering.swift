import NavigationInterface
public import PlatformInterface

extension Navigator {
    /// Answers a request of another process by its topic.
    public func answer(_ request: InstanceRequest) async throws -> String {
        if request.topic == OpenRequest.topic { return try open(try OpenRequest(reading: request).link).text }
        guard let topic = try topics().first(where: { $0.topic == request.topic }) else {
            throw UnknownTopic(request.topic)
        }
        return try await topic.answer(request)
    }
}
