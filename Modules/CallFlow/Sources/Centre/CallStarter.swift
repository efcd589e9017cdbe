import CallFlowInterface

/// Starts calls for other features; the calls are opened by the first one.
@MainActor
struct CallStarter: CallStarting {
    let centre: @MainActor () throws -> CallCentre

    func startCall(to text: String) async throws(CallError) -> CallID {
        guard let centre = try? self.centre() else { throw .noEngine }
        return try await centre.startCall(to: text)
    }
}
