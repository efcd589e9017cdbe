import CallFlowInterface
import PhoneNumbersInterface
import PlatformTesting
import StorageTesting
import Testing

@testable import CallFlow

@MainActor @Suite("whom a person knows")
struct ContactTests {
    private static let russia = Country(region: "RU")
    private let store = MemoryKeyValueStore()
    private let ann = Contact(
        id: "1", name: "Ann Lee",
        handles: [.init(text: "+79991234567", label: "cell"), .init(text: "sip:ann@example.org")])
    private let bob = Contact(id: "", name: "Боб", handles: [.init(text: "+442079460958")])

    @Test("somebody is known by any way of writing the number, also as the user of a SIP address")
    func naming() {
        let book = ContactBook([ann, bob], in: PhoneNumberReader(country: Self.russia))
        for handle in [
            "+79991234567", "89991234567", "sip:+79991234567@provider.example", "sip:89991234567@10.0.0.1:5060",
            "sip:ann@EXAMPLE.org",
        ] {
            #expect(book.name(of: handle) == "Ann Lee", "\(handle)")
        }
        for handle in ["+79991234568", "sip:ann@example.com", "sip:eve@example.org", "Wake up, Neo", ""] {
            #expect(book.name(of: handle) == nil, "\(handle)")
        }
    }

    @Test("a text finds beginnings of names, digits, and addresses")
    func searching() {
        let book = ContactBook([bob, ann], in: PhoneNumberReader(country: Self.russia))
        let rows: [(String, [String])] = [
            ("", ["+79991234567", "sip:ann@example.org", "+442079460958"]),
            ("le", ["+79991234567", "sip:ann@example.org"]),
            ("ann l", ["+79991234567", "sip:ann@example.org"]), ("nn", ["sip:ann@example.org"]),
            ("БО", ["+442079460958"]),
            ("999 12", ["+79991234567"]), ("0958", ["+442079460958"]), ("example", ["sip:ann@example.org"]),
            ("eve", []),
        ]
        for (text, handles) in rows { #expect(book.entries(for: text).map(\.handle.text) == handles, "\(text)") }
    }

    @Test("whoever is there already is put in place, by the id or by name and number")
    func adding() async throws {
        let contacts = StoredContacts(store, CallProfile())
        #expect(try await contacts.add([ann, bob]) == 2)
        #expect(try await contacts.add([ann, bob]) == 0)
        var other = ann
        (other.name, other.handles) = ("Ann Ray", [.init(text: "101")])
        let same = Contact(id: "", name: "Боб", handles: [.init(text: "102"), .init(text: "+442079460958")])
        #expect(
            try await contacts.add([other, same, Contact(id: "", name: "Боб", handles: [.init(text: "103")])]) == 1)
        let book = try contacts.book(in: PhoneNumberReader())
        #expect(book.contacts.map(\.name) == ["Ann Ray", "Боб", "Боб"])
        #expect(book.contacts.map { $0.handles.map(\.text) } == [["101"], ["102", "+442079460958"], ["103"]])
        try await contacts.remove(book.named("ann ray"))
        #expect(try contacts.book(in: PhoneNumberReader()).contacts.count == 2)
    }

    @Test("who is blocked is blocked in every way of writing the number")
    func blocking() {
        let bench = CallBench(
            CallPreferences(blocked: ["+79991234567"], numbers: PhoneNumberReader(country: Self.russia), engine: "test")
        )
        for (number, handle) in ["+79991234567", "sip:89991234567@provider.example"].enumerated() {
            bench.engine.report(.incoming(CallID(random: [UInt8(number + 1)]), CallParty(handle)))
        }
        #expect(bench.history.map(\.reason) == [.blocked, .blocked])
        bench.engine.report(.incoming(.u9, CallParty("sip:bob@provider.example")))
        #expect(bench.model.calls.count == 1)
    }
}
