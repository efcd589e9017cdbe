import FeatureKitInterface
import LocalizationKit

@testable import FeatureKit

/// A service for tests.
@MainActor
protocol Greeting: AnyObject {
    var text: String { get }
}

/// Another one, that needs the first.
@MainActor
protocol Echo: AnyObject {
    var text: String { get }
}

extension ServiceKey where Service == any Greeting {
    static var greeting: Self { Self("Greeting", in: "GreetingInterface") }
}

extension ServiceKey where Service == any Echo {
    static var echo: Self { Self("Echo", in: "EchoInterface") }
}

extension ExtensionPoint where Contribution == String {
    static var words: Self { Self("words", of: "word") }
}

final class Hello: Greeting {
    let text = "hello"
}

final class Repeater: Echo {
    let text: String

    init(_ greeting: any Greeting) { text = "\(greeting.text) \(greeting.text)" }
}

/// What happened, in order.
@MainActor
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }
}

extension FeatureDescriptor {
    static let greetingProvision = Provision("Greeting", interface: "GreetingInterface", version: 1)
    static let greetingNeed = Need("Greeting", interface: "GreetingInterface", versions: 1...1)
    static let echoProvision = Provision("Echo", interface: "EchoInterface", version: 1)
    static let echoNeed = Need("Echo", interface: "EchoInterface", versions: 1...1)
    static let programProvision = Provision("Program", interface: "FeatureKitInterface", version: 1)

    static func of(
        _ id: String, provides: [Provision] = [], needs: [Need] = [], optionalNeeds: [Need] = []
    ) -> FeatureDescriptor {
        FeatureDescriptor(
            id: id, target: id, type: "\(id)Feature", provides: provides, needs: needs, optionalNeeds: optionalNeeds)
    }
}

extension FeatureRecord {
    /// A feature as it would be after registering.
    static func of(
        _ descriptor: FeatureDescriptor, _ register: (inout FeatureRecord) -> Void = { _ in }
    ) -> FeatureRecord {
        var record = FeatureRecord(descriptor)
        register(&record)
        return record
    }

    static var greeting: FeatureRecord {
        of(.of("greeting", provides: [FeatureDescriptor.greetingProvision])) { $0.provide(.greeting) { _ in Hello() } }
    }

    static var echo: FeatureRecord {
        of(.of("echo", provides: [FeatureDescriptor.echoProvision], needs: [FeatureDescriptor.greetingNeed])) {
            $0.provide(.echo) { Repeater(try $0.service(.greeting)) }
        }
    }

    static func program(_ run: @escaping @MainActor (any Resolving, Invocation) async -> ExitCode) -> FeatureRecord {
        of(.of("program", provides: [FeatureDescriptor.programProvision])) {
            $0.provide(.program) { ClosureProgram(resolver: $0, body: run) }
        }
    }
}

struct ClosureProgram: Program {
    let resolver: any Resolving
    let body: @MainActor (any Resolving, Invocation) async -> ExitCode

    func run(_ invocation: Invocation) async -> ExitCode { await body(resolver, invocation) }
}

extension Registry {
    init(_ records: [FeatureRecord]) {
        self.init()
        self.records = records
    }
}

extension BuildDescription {
    static let kiosk = BuildDescription(
        distribution: "kiosk", version: "1.2.3", featuresHash: "0123456789abcdef", toolchain: "6.3.1",
        catalogue: {
            [
                .of("greeting", provides: [FeatureDescriptor.greetingProvision]),
                .of("commands", provides: [FeatureDescriptor.programProvision]),
            ]
        })
}
