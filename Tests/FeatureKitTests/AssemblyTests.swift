import FeatureKitInterface
import FeatureKitTesting
import Testing

@testable import FeatureKit

@MainActor
@Suite("running an assembly")
struct AssemblyTests {
    enum GreetingFeature: Feature {
        nonisolated static let descriptor = FeatureDescriptor.of(
            "greeting", provides: [FeatureDescriptor.greetingProvision])

        static func register(in registry: inout some Registering) {
            registry.provide(.greeting) { _ in Hello() }
        }
    }

    enum SpeakingFeature: Feature {
        nonisolated static let descriptor = FeatureDescriptor.of(
            "speaking", provides: [FeatureDescriptor.programProvision], needs: [FeatureDescriptor.greetingNeed])

        static func register(in registry: inout some Registering) {
            registry.provide(.program) { ClosureProgram(resolver: $0, body: speak) }
        }

        private static func speak(_ resolver: any Resolving, _ invocation: Invocation) async -> ExitCode {
            guard let greeting = try? resolver.service(.greeting), let assembly = try? resolver.service(.assembly)
            else { return .failed }
            let ids = assembly.features.map(\.id).joined(separator: ",")
            let line = "\(greeting.text) \(invocation.arguments) \(assembly.build.distribution) \(ids)"
            return (try? invocation.output.writeLine(line)) == nil ? .failed : .done
        }
    }

    @Test("the program gets the invocation, its services and what the assembly knows of itself")
    func run() async {
        let run = CapturedRun(["a", "b"])
        let assembly = Assembly(build: .kiosk, features: [SpeakingFeature.self, GreetingFeature.self])
        #expect(await assembly.run(run.invocation) == .done)
        #expect(run.output.text == "hello [\"a\", \"b\"] kiosk speaking,greeting\n")
        #expect(run.errors.text.isEmpty)
    }

    @Test("faults are printed one a line, and nothing runs")
    func faults() async {
        let run = CapturedRun(executable: "/usr/bin/kiosk")
        let code = await Assembly(build: .kiosk, features: [SpeakingFeature.self]).run(run.invocation)
        #expect(code == .failed)
        #expect(run.output.text.isEmpty)
        #expect(
            run.errors.text == """
                kiosk: speaking needs Greeting (GreetingInterface 1). Not in this build (kiosk, /usr/bin/kiosk). \
                greeting provides it: Scripts/assemble build kiosk --with greeting

                """)
    }

    @Test("an empty registry is a value: adding and leaving out make new ones")
    func values() {
        let empty = Registry()
        let both = empty.with([GreetingFeature.self, SpeakingFeature.self])
        #expect(empty.features.isEmpty)
        #expect(both.features.map(\.id) == ["greeting", "speaking"])
        #expect(both.without(["greeting", "unknown"]).features.map(\.id) == ["speaking"])
        #expect(both.features.count == 2)
    }
}
