/// How a feature gets at what others provide.
@MainActor
public protocol Resolving {
    /// The service, built now if nobody used it before.
    ///
    /// - Parameter key: a service that the feature needs, optionally needs or provides.
    /// - Returns: the one instance of this assembly.
    /// - Throws: ``ResolutionError`` when the service is absent, undeclared or needs itself; otherwise whatever the
    ///   factory throws.
    func service<Service>(_ key: ServiceKey<Service>) throws -> Service

    /// The service if this build has it, otherwise `nil`.
    ///
    /// - Parameter key: a service that the feature needs, optionally needs or provides.
    /// - Returns: the one instance of this assembly, or `nil` when no feature in the build provides it.
    /// - Throws: as ``service(_:)`` does, except for absence.
    func optional<Service>(_ key: ServiceKey<Service>) throws -> Service?

    /// Everything that features contributed to a point, in the order of the features and of their registering.
    ///
    /// - Parameter point: the extension point to read.
    /// - Returns: the contributions, each with its id; the same instances at every call.
    /// - Throws: whatever the factory of a contribution throws.
    func contributions<Contribution>(_ point: ExtensionPoint<Contribution>) throws -> [Contribution]

    /// One contribution, without building the others of its point.
    ///
    /// - Parameters:
    ///   - id: the id under which it was contributed.
    ///   - point: the extension point to read.
    /// - Returns: the instance that ``contributions(_:)`` holds as well; `nil` when nobody contributed it.
    /// - Throws: whatever the factory of the contribution throws.
    func contribution<Contribution>(_ id: String, to point: ExtensionPoint<Contribution>) throws -> Contribution?
}
