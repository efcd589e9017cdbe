import FeatureKit
import FeatureKitInterface
import FeatureKitTesting

/// Assembles two hundred features: register, validate, resolve a chain of two hundred services, read 400 contributions.
///
/// Prints the first run and the best of twenty, in milliseconds, as a table or with `--json` as a document.
@main
enum FeatureKitBenchmark {
    @MainActor static func main() async {
        var times: [Double] = []
        for _ in 0..<20 { times.append(await assemble()) }
        let best = times.min() ?? 0
        if CommandLine.arguments.contains("--json") {
            print(json(first: times[0], best: best))
        } else {
            print("assembling 200 features     first \(text(times[0]))  best \(text(best))  goal 5.000 ms")
        }
    }

    @MainActor
    private static func assemble() async -> Double {
        let clock = ContinuousClock()
        let build = BuildDescription(distribution: "chain", version: "1.0.0", featuresHash: "", toolchain: "")
        let run = CapturedRun()
        let start = clock.now
        let code = await Assembly(build: build, features: [WholeChain.self] + Chain.features).run(run.invocation)
        let duration = clock.now - start
        precondition(code == .done, run.errors.text)
        return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
    }

    private static func text(_ milliseconds: Double) -> String {
        let micro = Int((milliseconds * 1e3).rounded())
        let digits = String(micro % 1000)
        return "\(micro / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits) ms"
    }

    private static func json(first: Double, best: Double) -> String {
        """
        {"schema":1,"benchmark":"features","rows":[{"name":"assembling 200 features","unit":"ms","first":\(first),\
        "best":\(best),"goal":5}]}
        """
    }
}

/// The program of the chain: it resolves the last link and reads all tabs.
enum WholeChain: Feature {
    nonisolated static let descriptor = FeatureDescriptor(
        id: "whole", target: "Whole", type: "WholeChain",
        provides: [Provision("Program", interface: "FeatureKitInterface", version: 1)],
        needs: [Need("Link199", interface: "LinkInterface", versions: 1...1)])

    static func register(in registry: inout some Registering) {
        registry.provide(.program) { ChainProgram(resolver: $0) }
    }
}

struct ChainProgram: Program {
    let resolver: any Resolving

    func run(_ invocation: Invocation) async -> ExitCode {
        let depth = (try? resolver.service(.link(199)))?.depth
        let tabs = (try? resolver.contributions(.tabs))?.count
        return depth == 200 && tabs == 400 ? .done : .failed
    }
}
