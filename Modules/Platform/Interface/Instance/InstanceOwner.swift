/// The process that owns an instance, until it resigns or nobody holds this any more.
public protocol InstanceOwner: Sendable {
    /// Answers clients until the task is cancelled or the owner resigns.
    ///
    /// - Parameter answer: makes the answer, the text of one JSON object in one line; what it throws goes to the client
    ///   as a sentence. Requests of different clients overlap.
    func serve(_ answer: @escaping @Sendable (InstanceRequest) async throws -> String) async

    /// Gives the instance up; the next election has another owner.
    func resign()
}
