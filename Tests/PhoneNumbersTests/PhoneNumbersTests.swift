import FeatureKitInterface
import FeatureKitTesting
import PhoneNumbersInterface
import PhoneNumbersTesting
import Testing

@testable import PhoneNumbers

@MainActor @Suite("the rules for phone numbers")
struct PhoneNumbersTests {
    @Test("those that are built in do what all rules do")
    func conformance() {
        #expect(PhoneNumberRulesConformance.violations(of: BuiltInRules()) == [])
    }

    @Test("the first rules that are chosen count, and else those that are built in")
    func choosing() throws {
        #expect(try RecordedFeature(PhoneNumbersFeature.self).service(.phoneNumberRules).id == "builtin")
        let feature = RecordedFeature(Build.self)
        #expect(try feature.service(.phoneNumberRules).id == "strict")
    }

    @Test("every example that is not outdated is read as what it is, but for a mobile phone of Argentina")
    func examples() throws {
        #expect(ExampleNumber.all.count == 489)
        let different = try ExampleNumber.all.filter { example in
            let country = try #require(Country(region: example.region))
            return (try? BuiltInRules().number(example.national, in: country))?.e164 != example.e164
        }
        #expect(different.filter { !$0.isOutdated }.map(\.national) == ["011 15-2345-6789"])
    }

    @Test("readers are equal when they read the same")
    func equality() throws {
        let russia = try #require(Country(region: "RU"))
        #expect(PhoneNumberReader(country: russia) == PhoneNumberReader(rules: BuiltInRules(), country: russia))
        #expect(PhoneNumberReader(country: russia) != PhoneNumberReader())
        #expect(PhoneNumberReader(rules: Strict()) != PhoneNumberReader())
        #expect(try PhoneNumberReader(country: russia).number("8 999 123-45-67").e164 == "+79991234567")
    }
}

/// A build with other rules, of which the second ones are chosen.
private enum Build: Feature {
    static var descriptor: FeatureDescriptor { PhoneNumbersFeature.descriptor }

    static func register(in registry: inout some Registering) {
        PhoneNumbersFeature.register(in: &registry)
        registry.contribute("lax", to: .phoneNumberRules) { _ in
            OtherPhoneNumberRules(isChosen: { false }, make: { BuiltInRules() })
        }
        registry.contribute("strict", to: .phoneNumberRules) { _ in
            OtherPhoneNumberRules(isChosen: { true }, make: { Strict() })
        }
    }
}

/// Rules of another id.
private struct Strict: PhoneNumberRules {
    let id = "strict"

    func number(_ text: String, in country: Country?) throws(PhoneNumberError) -> PhoneNumber { throw .countryNeeded }
    func formatted(_ number: PhoneNumber) -> String { number.e164 }
    func formatted(asTyped text: String, in country: Country) -> String { text }
}
