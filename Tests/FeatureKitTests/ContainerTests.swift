import FeatureKitInterface
import Testing

@testable import FeatureKit

@MainActor
@Suite("services and contributions")
struct ContainerTests {
    @Test("a service is built on first use, and once")
    func once() throws {
        var built = 0
        let container = Container([
            .of(.of("greeting", provides: [FeatureDescriptor.greetingProvision])) {
                $0.provide(.greeting) { _ in
                    built += 1
                    return Hello()
                }
            }
        ])
        #expect(built == 0)
        let first = try container.service(.greeting)
        #expect(try container.service(.greeting) === first)
        #expect(built == 1)
    }

    @Test("a service gets what its feature needs")
    func needs() throws {
        #expect(try Container([.echo, .greeting]).service(.echo).text == "hello hello")
    }

    @Test("an absent service is an error, an absent optional one is nothing")
    func absent() throws {
        let descriptor = FeatureDescriptor.of("lonely", optionalNeeds: [FeatureDescriptor.greetingNeed])
        let resolver = Container([.of(descriptor)]).resolver(for: descriptor)
        #expect(try resolver.optional(.greeting) == nil)
        #expect(throws: ResolutionError.absent(service: "Greeting", interface: "GreetingInterface")) {
            try resolver.service(.greeting)
        }
    }

    @Test("a present optional service is the same as the required one")
    func presentOptional() throws {
        let descriptor = FeatureDescriptor.of("user", optionalNeeds: [FeatureDescriptor.greetingNeed])
        let container = Container([.greeting, .of(descriptor)])
        #expect(try container.resolver(for: descriptor).optional(.greeting) === container.service(.greeting))
    }

    @Test("a feature cannot use what it does not declare")
    func undeclared() {
        let descriptor = FeatureDescriptor.of("sly")
        let resolver = Container([.greeting, .of(descriptor)]).resolver(for: descriptor)
        #expect(throws: ResolutionError.undeclared(service: "Greeting", feature: "sly")) {
            try resolver.optional(.greeting)
        }
        #expect(throws: ResolutionError.undeclared(service: "Greeting", feature: "sly")) {
            try resolver.service(.greeting)
        }
    }

    @Test("one contribution is built without its neighbours, and once")
    func oneContribution() throws {
        var built: [String] = []
        let container = Container([
            .of(.of("words")) { registry in
                for id in ["first", "second"] {
                    registry.contribute(id, to: .words) { _ in
                        built.append(id)
                        return id.uppercased()
                    }
                }
            }
        ])
        #expect(try container.contribution("second", to: .words) == "SECOND")
        #expect(built == ["second"])
        #expect(try container.contribution("third", to: .words) == nil)
        #expect(try container.contributions(.words) == ["FIRST", "SECOND"])
        #expect(built == ["second", "first"])
    }

    @Test("a service that needs itself is an error with the path, and building works again afterwards")
    func cycle() throws {
        let descriptor = FeatureDescriptor.of(
            "snake", provides: [FeatureDescriptor.greetingProvision, FeatureDescriptor.echoProvision])
        var bites = true
        let container = Container([
            .of(descriptor) {
                $0.provide(.greeting) {
                    if bites { _ = try $0.service(.echo) }; return Hello()
                }
                $0.provide(.echo) { Repeater(try $0.service(.greeting)) }
            }
        ])
        #expect(throws: ResolutionError.cycle(path: ["Greeting", "Echo", "Greeting"])) {
            try container.service(.greeting)
        }
        bites = false
        #expect(try container.service(.echo).text == "hello hello")
    }

    @Test("a failing factory is tried again at the next use")
    func failing() throws {
        struct Broken: Error {}
        var isBroken = true
        let container = Container([
            .of(.of("greeting", provides: [FeatureDescriptor.greetingProvision])) {
                $0.provide(.greeting) { _ in if isBroken { throw Broken() } else { Hello() } }
            }
        ])
        #expect(throws: Broken.self) { try container.service(.greeting) }
        isBroken = false
        #expect(try container.service(.greeting).text == "hello")
    }

    @Test("one name for two types is an error that names both, before and after building")
    func mismatch() throws {
        let key = ServiceKey<any Echo>("Greeting", in: "GreetingInterface")
        let error = ResolutionError.typeMismatch(service: "Greeting", expected: "Echo", actual: "Greeting")
        let container = Container([.greeting])
        #expect(throws: error) { try container.service(key) }
        _ = try container.service(.greeting)
        #expect(throws: error) { try container.service(key) }
    }

    @Test("contributions come in the order of features and of registering, each built once, when first read")
    func contributions() throws {
        let journal = Journal()
        let container = Container([
            .of(.of("one")) { record in
                for word in ["a", "b"] {
                    record.contribute(word, to: .words) { _ in
                        journal.note(word)
                        return word
                    }
                }
            },
            .of(.of("two")) { $0.contribute("c", to: .words) { _ in "c" } },
        ])
        #expect(journal.entries.isEmpty)
        #expect(try container.contributions(.words) == ["a", "b", "c"])
        #expect(try container.contributions(.words) == ["a", "b", "c"])
        #expect(journal.entries == ["a", "b"])
    }

    @Test("a contribution to a point that nobody reads is never built")
    func unread() throws {
        let journal = Journal()
        let container = Container([
            .greeting,
            .of(.of("one")) {
                $0.contribute("a", to: .words) { _ in
                    journal.note("a"); return "a"
                }
            },
        ])
        _ = try container.service(.greeting)
        #expect(journal.entries.isEmpty)
    }

    @Test("two assemblies stand side by side without sharing anything")
    func sideBySide() throws {
        let records: [FeatureRecord] = [.greeting]
        #expect(try Container(records).service(.greeting) !== Container(records).service(.greeting))
    }
}
