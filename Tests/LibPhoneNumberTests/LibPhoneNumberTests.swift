import FeatureKitInterface
import FeatureKitTesting
import Foundation
import PhoneNumbersInterface
import PhoneNumbersTesting
import SettingsInterface
import SettingsTesting
import Testing

@testable import LibPhoneNumber

@Suite("the rules of libphonenumber")
struct LibPhoneNumberTests {
    @Test("they do what all rules do")
    func conformance() {
        #expect(PhoneNumberRulesConformance.violations(of: LibPhoneNumberRules()) == [])
    }

    @Test("every example of the library reads as the number that the library says")
    func examples() throws {
        #expect(ExampleNumber.all.count > 450)
        let rules = LibPhoneNumberRules()
        for example in ExampleNumber.all {
            let country = try #require(Country(region: example.region))
            #expect(try rules.number(example.national, in: country).e164 == example.e164, "\(example)")
            #expect(try rules.number(example.e164, in: nil).e164 == example.e164, "\(example)")
        }
    }

    @Test("whatever it is, it reads within the room that is there")
    func long() {
        let rules = LibPhoneNumberRules()
        for count in [16, 17, 18, 63, 64, 65, 250, 5000] {
            let text = String(repeating: "9", count: count)
            let typed = Country(region: "RU").map { rules.formatted(asTyped: text, in: $0) } ?? ""
            #expect(DialledText(typed: typed).digits == text)
            #expect(throws: PhoneNumberError.self) { try rules.number("+7" + text, in: nil) }
        }
    }

    /// The examples of the library that the rules that are built in read otherwise, as the README tells.
    @Test("the README tells which examples both read differently, and how many they show differently")
    func differences() throws {
        let (small, large) = (BuiltInRules(), LibPhoneNumberRules())
        var rows: [String] = []
        var shown = 0
        for example in ExampleNumber.all {
            let country = try #require(Country(region: example.region))
            let read = (try? small.number(example.national, in: country))?.e164
            if read != example.e164 {
                rows.append("| \(example.region) | \(example.national) | \(example.e164) | \(read ?? "refused") |")
            }
            let number = try large.number(example.e164, in: nil)
            if small.formatted(number) != large.formatted(number) { shown += 1 }
        }
        let module = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Modules/LibPhoneNumber")
        let text = try String(contentsOf: module.appending(path: "README.md"), encoding: .utf8)
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map(String.init) == rows)
        #expect(text.contains("\(shown) of \(ExampleNumber.all.count) examples"))
    }

    @Test("the setting chooses them, and without settings nobody does", arguments: ["libphonenumber", "builtin", nil])
    @MainActor func choosing(_ word: String?) throws {
        let feature = RecordedFeature(LibPhoneNumberFeature.self) { feature in
            guard let word else { return }
            let settings = MemorySettings([Setting.phoneRules.definition], ["phone.rules": .choice(word)])
            feature.insert(settings as any Settings, for: .settings)
        }
        let rules = try feature.contributions(.phoneNumberRules)[0]
        #expect(try rules.isChosen() == (word == "libphonenumber"))
        #expect(try rules.make().id == "libphonenumber")
    }
}
