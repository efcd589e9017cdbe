import FeatureKit
import FeatureKitInterface
import TextViewKit
import TextViewKitInterface

/// The screen of the lanes as an app has it: a session on the real terminal, in which each key makes one frame.
@MainActor
enum LiveProgram {
    static func main() -> Never {
        let build = BuildDescription(distribution: "live", version: "1.0.0", featuresHash: "", toolchain: "")
        Assembly(build: build, features: [LiveFeature.self]).main()
    }
}

enum LiveFeature: Feature {
    nonisolated static let descriptor = FeatureDescriptor(
        id: "live", target: "Live", type: "LiveFeature",
        provides: [Provision("Program", interface: "FeatureKitInterface", version: 1)])

    static func register(in registry: inout some Registering) {
        registry.provide(.program) { LiveBenchmark(loop: try $0.service(.eventLoop)) }
    }
}

struct LiveBenchmark: Program {
    let loop: any EventLoop

    func run(_ invocation: Invocation) async -> ExitCode {
        do {
            let terminal = try SystemTerminal()
            defer { terminal.close() }
            let session = ScreenSession(
                terminal, loop, ScreenOptions(), environment: invocation.environment
            ) { _ in CountingScreen() }
            try session.open()
            return await session.ended().exitCode
        } catch {
            return .failed
        }
    }
}
