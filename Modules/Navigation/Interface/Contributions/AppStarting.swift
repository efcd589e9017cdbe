public import FeatureKitInterface
public import PlatformInterface

/// Starts the app on the terminal of a command; the shell provides it.
@MainActor
public protocol AppStarting {
    /// Runs the app until the person leaves it.
    ///
    /// - Parameters:
    ///   - link: what it opens first, checked already; `nil` for the usual start.
    ///   - owner: what this process answers other processes with, until the app ends.
    ///   - invocation: how the program was called.
    /// - Returns: how the program ends.
    /// - Throws: what keeps the app from running, as a sentence.
    func run(opening link: String?, as owner: any InstanceOwner, _ invocation: Invocation) async throws -> ExitCode
}

extension ServiceKey where Service == any AppStarting {
    /// Starts the app.
    public static var appStarting: Self { Self("AppStarting", in: "NavigationInterface") }
}
