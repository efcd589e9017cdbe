import FeatureKitTesting
import Foundation
import Testing

@Suite("the converter of the assembled app")
struct ConverterTests {
    private let path = ChildProgram.beside("tessera")
    private let home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path

    /// Runs the program with nobody behind the proxy, so that nothing leaves the machine.
    private func run(_ script: String) throws -> ChildProgram.Outcome {
        try ChildProgram.run(
            "/bin/sh", ["-c", script, path],
            environment: [
                "HOME": home, "XDG_RUNTIME_DIR": home, "https_proxy": "http://127.0.0.1:9", "LANG": "C.UTF-8",
            ])
    }

    @Test("without a network a pipe is answered at the rates of the program, and what has to be fresh ends with 4")
    func offline() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let piped = try run("printf '100 USD in EUR, GBP\\n1 EUR JPY\\n' | \"$0\" convert | cat")
        #expect(piped.status == 0)
        #expect(piped.output == "100 USD = 93.41 EUR\n100 USD = 79.06 GBP\n1 EUR = 172 JPY\n")
        #expect(
            piped.errors.hasPrefix("these rates are of Jun 28, 2024 (shipped with the program), because newer ones"))
        let fresh = try run("\"$0\" convert --fresh 100 USD EUR")
        #expect(fresh.status == 4 && fresh.output == "")
        #expect(fresh.errors.contains("only those shipped with the program are at hand"))
    }
}
