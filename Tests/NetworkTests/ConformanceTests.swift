import Foundation
import NetworkTesting
import PlatformTesting
import Testing

@testable import Network

@Suite("transports", .timeLimit(.minutes(20)))
struct ConformanceTests {
    @Test("the transport of the system keeps the rules of transports")
    func system() async throws {
        let folder = TemporaryFolder()
        let server = try StandInServer()
        let transport = LoopbackTransport()
        let violations = await HTTPConformance.violations(of: transport, on: server, downloadingTo: folder.path)
        #expect(violations == [])
        try expectDownload(in: folder)
    }

    @Test("the scripted network keeps the rules of transports")
    func scripted() async throws {
        let folder = TemporaryFolder()
        let network = try ScriptedNetwork()
        let violations = await HTTPConformance.violations(of: network, on: network, downloadingTo: folder.path) {
            await network.time.waitForSleepers(1)
            network.time.advance(by: $0)
        }
        #expect(violations == [])
        try expectDownload(in: folder)
    }

    private func expectDownload(in folder: TemporaryFolder) throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
        #expect(try String(contentsOfFile: folder("file"), encoding: .utf8) == "first")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder("file"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
}
