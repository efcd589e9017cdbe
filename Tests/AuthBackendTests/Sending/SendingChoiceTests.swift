import AuthFlowInterface
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthBackend

@MainActor
@Suite("who sends messages")
struct SendingChoiceTests {
    @Test("without a file messages go to the outbox")
    func usual() throws {
        let world = try SendingWorld("{}")
        try world.disk.remove("\(world.disk.path(.configuration))/sms.json")
        #expect(try world.feature.service(.smsSender) is OutboxSender)
    }

    @Test("smsd finds a message as a file of its own that says who gets it and how it is written")
    func smstools() async throws {
        let spool = try SendingWorld("{}").spool
        let world = try SendingWorld(#"{"sender": "smstools", "smstools": {"folder": "\#(spool)"}}"#)
        try await world.send()
        try await world.send()
        let names = try world.disk.names(in: spool)
        #expect(names.count == 2)
        let text = String(decoding: try world.disk.read("\(spool)/\(names[0])", limit: 1000), as: UTF8.self)
        #expect(text == "To: 79153051653\nAlphabet: UTF-8\n\nкод \"042137\" & {phone} 100%")
        world.disk.refuse(spool, .full)
        await #expect(throws: AuthError.notDelivered) { try await world.send() }
    }

    @Test("the same file decides the budget, and what it does not name stays as it is")
    func budget() throws {
        let rows: [(String, MessageBudget)] = [
            (#"{"sender": "outbox"}"#, MessageBudget()),
            (#"{"sender": "outbox", "budget": {"day": 20}}"#, MessageBudget(all: .init(hour: 200, day: 20))),
            (
                #"{"sender": "outbox", "budget": {"country": {"hour": 7}, "countries": {"DE": {"day": 0}, "other": {}}}}"#,
                MessageBudget(
                    country: .init(hour: 7, day: 500),
                    countries: ["DE": .init(hour: 7, day: 0), "other": .init(hour: 7, day: 500)])
            ),
        ]
        for (text, budget) in rows {
            let disk = try SendingWorld(text).disk
            #expect(try SendingChoice.budget(disk, disk) == budget, "\(text)")
        }
    }

    @Test(
        "a budget that is wrong is told with line and column",
        arguments: [
            (#"{"sender": "outbox", "budget": {"day": -1}}"#, "1:40: expected a number from 0 to 1,000,000"),
            (#"{"sender": "outbox", "budget": {"hour": 1000001}}"#, "1:41: expected a number from 0 to 1,000,000"),
            (#"{"sender": "outbox", "budget": {"month": 1}}"#, "month"),
            (#"{"sender": "outbox", "budget": {"countries": {"Germany": {}}}}"#, "1:47: expected a country by its two"),
        ])
    func wrongBudget(_ text: String, _ part: String) throws {
        let disk = try SendingWorld(text).disk
        let error = #expect(throws: SendingError.self) { _ = try SendingChoice.budget(disk, disk) }
        #expect(error?.explanation.text(in: .english).contains(part) == true, "\(String(describing: error))")
    }

    @Test(
        "a file that is wrong is told with line and column, without what stands there",
        arguments: [
            ("{", "1:2"), (#"{"sendr": "hook"}"#, "sender"), (#"{"sender": "pigeon"}"#, "gateway"),
            (#"{"sender": "gateway"}"#, "gateway"),
            (#"{"sender": "gateway", "gateway": {"url": "http://sms.example", "json": {}}}"#, "https"),
            (#"{"sender": "gateway", "gateway": {"url": "https://sms.example"}}"#, "either json or form"),
            (#"{"sender": "gateway", "gateway": {"url": "https://u:p4ss@sms.example", "json": {}}}"#, "1:"),
            (#"{"sender": "hook", "hook": {"url": "https://sms.example", "secret": "p4ss"}}"#, "v1,whsec_"),
            (#"{"sender": "outbox", "buget": {}}"#, "did you mean `budget`"),
        ])
    func wrong(_ text: String, _ part: String) throws {
        let world = try SendingWorld(text)
        do {
            _ = try world.feature.service(.smsSender)
            Issue.record("it is right")
        } catch let error as SendingError {
            #expect(error.explanation.description.contains(part), "\(error.explanation)")
            #expect(error.explanation.description.contains("sms.json"))
            #expect(!error.explanation.description.contains("p4ss"))
        }
    }

    @Test("doctor says where messages go, and what is wrong with the file")
    func health() async throws {
        for (text, status, detail) in [
            (#"{"sender": "outbox"}"#, HealthCheck.Finding.Status.ok, "to the outbox for developers"),
            (#"{"sender": "smstools"}"#, .ok, "to people, as sms.json says"), ("[]", .fail, "expected"),
        ] {
            let check = try SendingWorld(text).feature.contributions(.healthChecks)[0]
            let finding = try #require(await check.run(CapturedRun().invocation).first)
            #expect(finding.status == status)
            #expect(finding.detail.description.contains(detail))
        }
    }
}
