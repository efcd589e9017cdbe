import FeatureKitInterface
import FeatureKitTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import Network

@MainActor
@Suite("what doctor says of the network")
struct NetworkCheckTests {
    private func findings(
        _ variables: [String: String], _ disk: MemoryDisk, keepsCopies: Bool = true
    ) async -> [String] {
        let check = NetworkCheck.check(NetworkSettings(FixedEnvironment(variables)), disk, keepsCopies: keepsCopies)
        return await check.run(CapturedRun().invocation).map { finding in
            "\(finding.status) \(finding.subject): \(finding.detail)" + (finding.remedy.map { "; \($0)" } ?? "")
        }
    }

    @Test("the library, the proxies and the authorities are shown, without passwords")
    func rows() async throws {
        let disk = MemoryDisk()
        let path = try disk.create(.data) + "/authorities.pem"
        try disk.write([], to: path)
        let variables = ["SSL_CERT_FILE": path, "https_proxy": "http://me:word@proxy:1", "no_proxy": "localhost"]
        let findings = await findings(variables, disk)
        #expect(findings.first?.hasPrefix("ok libcurl: libcurl/") == true)
        #expect(
            findings.dropFirst() == [
                "ok http proxy: none", "ok https proxy: http://proxy:1", "ok without proxy: localhost",
                "ok authorities: \(path)", "ok copies of answers: kept in the cache",
            ])
    }

    @Test("authorities that are missing are told with what to do")
    func missing() async {
        let system = "/etc/ssl/certs/ca-certificates.crt: cannot read: no such file or folder"
        #expect(
            await findings([:], MemoryDisk()).dropLast().last
                == "fail authorities: \(system); sudo apt-get install ca-certificates")
        #expect(
            await findings(["SSL_CERT_FILE": "/x"], MemoryDisk()).dropLast().last
                == "fail authorities: /x: cannot read: no such file or folder; "
                + "set SSL_CERT_FILE to a file that you may read")
    }

    @Test("without storage, copies are told to last as long as the program")
    func withoutStorage() async {
        #expect(
            await findings([:], MemoryDisk(), keepsCopies: false).last
                == "ok copies of answers: kept as long as the program runs")
    }
}
