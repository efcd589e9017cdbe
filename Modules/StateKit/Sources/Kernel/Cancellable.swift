/// Something that runs until it is told to stop.
///
/// Cancelling twice, or cancelling what has ended by itself, does nothing.
@MainActor public protocol Cancellable: AnyObject {
    /// Stops it at once; nothing is delivered afterwards, not even within a delivery that is under way.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set of its owner, so that it is cancelled when the owner goes.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self as? AnyCancellable ?? AnyCancellable(self))
    }
}
