import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting

@testable import CommandKit

/// A machine and an environment that a test describes.
@MainActor
struct DoctorFixture {
    var files: [String: Machine.File] = ["/home/ada": Self.folder(0o755)]
    var missingLibraries: Set<String> = []
    var environment = ["HOME": "/home/ada", "TERM": "xterm-256color", "LANG": "en_GB.UTF-8"]
    var features: [FeatureDescriptor] = []
    var catalogue: [FeatureDescriptor] = []
    var checks: [HealthCheck] = []
    var isTerminal = true
    var columns: Int? = 120

    static func folder(_ permissions: UInt32, isWritable: Bool = true) -> Machine.File {
        Machine.File(isFolder: true, permissions: permissions, isWritable: isWritable)
    }

    func run(_ arguments: [String] = []) async -> CommandRun {
        let (checks, files, missing) = (checks, files, missingLibraries)
        let machine = Machine(
            file: { files[$0] },
            problem: { missing.contains($0) ? "\($0): cannot open shared object file" : nil })
        let assembly = DescribedAssembly(distribution: "mini", features: features, catalogue: catalogue)
        let command = DoctorCommand.command(assembly, machine, checks: { checks })
        return await CommandHarness.run(
            command, arguments, environment: environment, isTerminal: isTerminal, columns: columns)
    }

    /// The lines under one heading.
    func section(_ title: String) async -> String {
        let sections = await run().output.split(separator: "\n\n", omittingEmptySubsequences: true)
        return sections.map(String.init).first { $0.hasPrefix("\(title)\n") } ?? ""
    }
}
