import FeatureKit
import FeatureKitInterface

/// A program for tests of processes: `wait` waits to be interrupted, `echo` repeats its input, `spin` never yields,
/// `watch` tells what its loop tells it.
@main
enum WaitingProgram {
    @MainActor static func main() {
        let build = BuildDescription(distribution: "waiting", version: "1.0.0", featuresHash: "", toolchain: "")
        Assembly(build: build, features: [WaitingFeature.self]).main()
    }
}

enum WaitingFeature: Feature {
    nonisolated static let descriptor = FeatureDescriptor(
        id: "waiting", target: "Waiting", type: "WaitingFeature",
        provides: [Provision("Program", interface: "FeatureKitInterface", version: 1)])

    static func register(in registry: inout some Registering) {
        registry.provide(.program) { Waiting(loop: try $0.service(.eventLoop)) }
    }
}

struct Waiting: Program {
    let loop: any EventLoop

    func run(_ invocation: Invocation) async -> ExitCode {
        do {
            switch invocation.arguments.first {
            case "wait": return try await wait(invocation)
            case "echo": return try await echo(invocation)
            case "spin": return try spin(invocation)
            case "watch": return await Watching(loop, invocation.output).run()
            default: return .usage
            }
        } catch {
            return error == .brokenPipe ? .brokenPipe : .failed
        }
    }

    private func wait(_ invocation: Invocation) async throws(OutputError) -> ExitCode {
        try invocation.output.writeLine("ready")
        let line = await invocation.input.readLine()
        try invocation.output.writeLine(line ?? "restored")
        return Task.isCancelled ? .interrupted : .done
    }

    private func echo(_ invocation: Invocation) async throws(OutputError) -> ExitCode {
        while let line = await invocation.input.readLine() { try invocation.output.writeLine("> \(line)") }
        return .done
    }

    private func spin(_ invocation: Invocation) throws(OutputError) -> ExitCode {
        try invocation.output.writeLine("ready")
        while !Task.isCancelled {}
        while true {}
    }
}
