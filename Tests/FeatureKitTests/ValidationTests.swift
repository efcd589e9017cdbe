import FeatureKitInterface
import LocalizationKit
import Testing

@testable import FeatureKit

@MainActor
@Suite("validation")
struct ValidationTests {
    private static let program = FeatureRecord.program { _, _ in .done }

    private func faults(_ records: [FeatureRecord]) -> [String] {
        Registry(records).faults(build: .kiosk, executable: "/usr/local/bin/kiosk").map(\.description)
    }

    @Test("an assembly whose needs are met has no faults")
    func sound() {
        #expect(faults([Self.program, .echo, .greeting]).isEmpty)
    }

    @Test("an unmet need names the feature that provides it and the command that adds it")
    func unmet() {
        #expect(
            faults([Self.program, .echo]) == [
                "echo needs Greeting (GreetingInterface 1). Not in this build (kiosk, /usr/local/bin/kiosk). "
                    + "greeting provides it: Scripts/assemble build kiosk --with greeting"
            ])
    }

    @Test("an unmet need that no known feature provides says so")
    func unknownProvider() {
        let user = FeatureRecord.of(.of("user", needs: [FeatureDescriptor.echoNeed]))
        #expect(
            faults([Self.program, user]) == [
                "user needs Echo (EchoInterface 1). Not in this build (kiosk, /usr/local/bin/kiosk). "
                    + "No known feature provides it"
            ])
    }

    @Test("an optional need that nobody meets is no fault")
    func optional() {
        #expect(faults([Self.program, .of(.of("user", optionalNeeds: [FeatureDescriptor.echoNeed]))]).isEmpty)
    }

    @Test("a composition root without a program is a fault")
    func noProgram() {
        #expect(
            faults([.greeting]) == [
                "the composition root needs Program (FeatureKitInterface 1). Not in this build (kiosk, "
                    + "/usr/local/bin/kiosk). commands provides it: Scripts/assemble build kiosk --with commands"
            ])
    }

    @Test("a version that is not accepted says who has to move, for required and optional needs")
    func versions() {
        let newer = FeatureRecord.of(
            .of("user", needs: [Need("Greeting", interface: "GreetingInterface", versions: 2...3)]))
        let older = FeatureRecord.of(
            .of("newgreeting", provides: [Provision("Greeting", interface: "GreetingInterface", version: 4)])
        ) { $0.provide(.greeting) { _ in Hello() } }
        let user = FeatureRecord.of(.of("user", optionalNeeds: [FeatureDescriptor.greetingNeed]))
        #expect(
            faults([Self.program, .greeting, newer]) == [
                "user needs Greeting (GreetingInterface 2-3), and greeting keeps version 1. "
                    + "greeting has to move to the other's version of GreetingInterface"
            ])
        #expect(
            faults([Self.program, older, user]) == [
                "user needs Greeting (GreetingInterface 1), and newgreeting keeps version 4. "
                    + "user has to move to the other's version of GreetingInterface"
            ])
    }

    @Test("two features with one id, one service, one contribution are faults that name both")
    func duplicates() {
        let first = FeatureRecord.of(.of("one")) { $0.contribute("a", to: .words) { _ in "a" } }
        let second = FeatureRecord.of(.of("two")) { $0.contribute("a", to: .words) { _ in "a" } }
        let rival = FeatureRecord.of(.of("rival", provides: [FeatureDescriptor.greetingProvision])) {
            $0.provide(.greeting) { _ in Hello() }
        }
        #expect(
            faults([Self.program, first, second]) == [
                "one and two all have a word a. Rename all but one, or leave one out: "
                    + "Scripts/assemble build --without two"
            ])
        #expect(
            faults([Self.program, .greeting, rival]) == [
                "greeting and rival all provide Greeting. Leave out all but one: "
                    + "Scripts/assemble build --without rival"
            ])
        #expect(
            faults([Self.program, .of(.of("twin")), .of(.of("twin"))]) == [
                "twinFeature and twinFeature both have the id twin. Give one of them another id in its feature.json"
            ])
    }

    @Test("the same id at two points is no fault")
    func samePlaceName() {
        let point = ExtensionPoint<String>("names", of: "name")
        let record = FeatureRecord.of(.of("one")) {
            $0.contribute("a", to: .words) { _ in "a" }
            $0.contribute("a", to: point) { _ in "a" }
        }
        #expect(faults([Self.program, record]).isEmpty)
    }

    @Test("a ring of needs is printed as a path")
    func cycle() {
        let first = FeatureRecord.of(
            .of("a", provides: [FeatureDescriptor.greetingProvision], needs: [FeatureDescriptor.echoNeed])
        ) { $0.provide(.greeting) { _ in Hello() } }
        let second = FeatureRecord.of(
            .of("b", provides: [FeatureDescriptor.echoProvision], needs: [FeatureDescriptor.greetingNeed])
        ) { $0.provide(.echo) { Repeater(try $0.service(.greeting)) } }
        #expect(
            faults([Self.program, first, second]) == [
                "features need each other: a → b → a. Make one of these needs optional in its feature.json"
            ])
    }

    @Test("a descriptor and its register function must tell the same story")
    func descriptors() {
        let forgetful = FeatureRecord.of(.of("forgetful", provides: [FeatureDescriptor.greetingProvision]))
        let secretive = FeatureRecord.of(.of("secretive")) { $0.provide(.greeting) { _ in Hello() } }
        #expect(
            faults([Self.program, forgetful]) == [
                "forgetful promises Greeting and does not register it. Register it in forgetfulFeature, or remove it "
                    + "from provides in its feature.json"
            ])
        #expect(
            faults([Self.program, secretive]) == [
                "secretive registers Greeting without promising it. Add it to provides in its feature.json"
            ])
    }

    @Test("all faults are found at once")
    func everything() {
        let kinds = Registry([.echo, .of(.of("twin")), .of(.of("twin"))])
            .faults(build: .kiosk, executable: "/k").map(\.kind)
        #expect(
            kinds == [
                .duplicateFeature(id: "twin", types: ["twinFeature", "twinFeature"]),
                .unmetNeed(
                    feature: "the composition root",
                    need: Need("Program", interface: "FeatureKitInterface", versions: 1...1)),
                .unmetNeed(feature: "echo", need: FeatureDescriptor.greetingNeed),
            ])
    }
}
