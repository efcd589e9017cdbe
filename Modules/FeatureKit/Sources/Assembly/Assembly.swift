public import FeatureKitInterface
import LocalizationKit

/// A program put together from features: register, validate, run.
///
///     @main
///     enum Tessera {
///         @MainActor static func main() {
///             Assembly(build: Distribution.build, features: Distribution.features).main()
///         }
///     }
@MainActor
public struct Assembly {
    private let build: BuildDescription
    private let features: [any Feature.Type]
    /// The loop of the process; `nil` where there is none.
    var loop: (any EventLoop)?

    /// Creates an assembly; nothing registers yet.
    ///
    /// - Parameters:
    ///   - build: what the binary was made as.
    ///   - features: the features of the binary, in any order.
    public init(build: BuildDescription, features: [any Feature.Type]) {
        self.build = build
        self.features = features
    }

    /// Registers and validates the features, then runs the program that one of them provides.
    ///
    /// - Parameter invocation: how the program was called.
    /// - Returns: how it ended; ``ExitCode/failed`` with every fault on the error stream when validation found any.
    public func run(_ invocation: Invocation) async -> ExitCode {
        let registry = Registry().with(features)
        let order = DependencyOrder(registry.features)
        let faults = registry.faults(order, build: build, executable: invocation.executable)
        guard faults.isEmpty else { return report(faults.map(\.explanation), to: invocation) }
        do {
            return try await program(registry, order, invocation).run(invocation)
        } catch {
            return report([LocalizedText(error)], to: invocation)
        }
    }

    private func program(
        _ registry: Registry, _ order: DependencyOrder, _ invocation: Invocation
    ) throws -> any Program {
        let byID = Dictionary(registry.records.map { ($0.descriptor.id, $0) }) { first, _ in first }
        let records = order.features.compactMap { byID[$0.id] }
        let container = Container(registry.records)
        let kernel = KernelServices(
            build: build, executable: invocation.executable, features: registry.features, faults: [])
        container.insert(kernel as any AssemblyInformation, for: .assembly)
        container.insert(invocation, for: .invocation)
        if let loop { container.insert(loop, for: .eventLoop) }
        container.insert(Starter(records, container: container) as any Lifecycle, for: .lifecycle)
        return try container.service(.program)
    }

    private func report(_ messages: [LocalizedText], to invocation: Invocation) -> ExitCode {
        let language = Language.preferred(in: invocation.environment)
        for message in messages {
            // Nobody is left to tell when the error stream is closed.
            try? invocation.errors.writeLine("\(build.distribution): \(message.text(in: language))")
        }
        return .failed
    }
}
