import CommandKitInterface
import DescriptorKit
import FeatureKitInterface
import Repository
import RepositoryFiles

/// Builds a choice: writes its package, compiles and links it, puts the binary in place and proves it.
struct Builder {
    let repository: String
    let processes: ProcessRunner
    let isDebug: Bool
    /// Gets what the build is doing, a few words at a time.
    let progress: (String) -> Void

    /// Builds a choice and puts the binary into an absolute folder.
    ///
    /// It throws ``BuildError`` when the build fails or the binary is not what was planned, ``ELFError`` when the linker made
    /// something else than a program, and `FileError` and `ProcessError` when the machine refuses.
    func build(_ choice: Choice, into folder: String) throws -> BuildOutcome {
        var compiled: Set<String> = []
        let watch = Stopwatch()
        let package = AssemblyPackage(choice: choice, toolchain: try Toolchain.version(), repository: repository)
        try write(package, for: choice)
        try compile(choice) { compiled.insert($0) }
        let path = "\(folder)/\(choice.output)"
        _ = try processes.output(of: "install", ["-D", "-m", "755", finished(choice), path], in: repository)
        try Proof(processes: processes).check(path, against: choice)
        return BuildOutcome(
            binary: try Binary(path: path), duration: .seconds(watch.seconds), compiled: compiled.sorted())
    }

    private func write(_ package: AssemblyPackage, for choice: Choice) throws {
        for (path, text) in package.files { try Files.write(text, to: "\(packageFolder(choice))/\(path)") }
    }

    /// Where what is handed over stands.
    private func finished(_ choice: Choice) throws -> String {
        let linked = "\(scratch)/\(configuration)/\(choice.output)"
        guard !isDebug else { return linked }
        let plain = "\(scratch)/\(configuration)/plain/\(choice.output)"
        try Files.write(try PlainBinary(try Files.bytes(linked)).bytes, to: plain)
        return plain
    }

    private func compile(_ choice: Choice, _ note: (String) -> Void) throws {
        var lines = BuildLines()
        let result = try swift(choice).run("swift", arguments(choice), in: repository) { text in
            for line in lines.append(text) {
                line.module.map(note)
                progress(line.text)
            }
        }
        guard result.status == 0 else { throw BuildError.failed(output: result.output + result.errors) }
    }

    /// Runs `swift` with a manifest of the chosen modules alone, which is planned faster.
    ///
    /// A package from outside may need any interface.
    private func swift(_ choice: Choice) -> ProcessRunner {
        var swift = processes
        let modules = ["FeatureKit"] + choice.selection.features.map(\.target)
        swift.environment["TESSERA_FOCUS"] = choice.outside.isEmpty ? modules.joined(separator: ",") : nil
        return swift
    }

    private func arguments(_ choice: Choice) -> [String] {
        [
            "build", "--package-path", packageFolder(choice), "--scratch-path", scratch, "--configuration",
            configuration, "--product", choice.output, "--static-swift-stdlib",
            // A shared build folder mixes up the cached plans of different packages.
            "--disable-build-manifest-caching",
        ] + (isDebug ? [] : forRelease.flatMap { ["-Xlinker", $0] })
    }

    /// Neither tables of symbols nor a hash of all that was linked, which ``PlainBinary`` would make wrong.
    private var forRelease: [String] { ["--strip-all", "--build-id=none"] }

    private func packageFolder(_ choice: Choice) -> String { "\(repository)/.build/assembly/\(choice.name)" }
    private var scratch: String { "\(repository)/.build/assembly/scratch" }
    private var configuration: String { isDebug ? "debug" : "release" }
}
