/// What a feature records itself in.
@MainActor
public protocol Registering {
    /// Records how a service is built.
    ///
    /// The factory runs at most once in an assembly, on first use. A second feature that provides the same service is
    /// a fault; where several implementations may live side by side, an extension point is the right place.
    ///
    /// - Parameters:
    ///   - key: the service; the descriptor must list it under `provides`.
    ///   - make: builds the service; what it resolves must be a need of the feature.
    mutating func provide<Service>(
        _ key: ServiceKey<Service>, _ make: @escaping @MainActor (any Resolving) throws -> Service)

    /// Records a contribution to an extension point.
    ///
    /// - Parameters:
    ///   - id: the name of the contribution, unique at its point: the word of a command, the pattern of a route.
    ///   - point: where it belongs.
    ///   - make: builds the contribution, at most once, when the point is first read.
    mutating func contribute<Contribution>(
        _ id: String, to point: ExtensionPoint<Contribution>,
        _ make: @escaping @MainActor (any Resolving) throws -> Contribution)

    /// Records what happens when the assembly starts: in the order of needs, providers first.
    ///
    /// - Parameter start: throws to stop everything that had started, in reverse order.
    mutating func onStart(_ start: @escaping @MainActor (any Resolving) async throws -> Void)

    /// Records what happens when the assembly stops: in the reverse order of starting, only after a start.
    ///
    /// - Parameter stop: an error is reported and does not keep others from stopping.
    mutating func onStop(_ stop: @escaping @MainActor (any Resolving) async throws -> Void)
}
