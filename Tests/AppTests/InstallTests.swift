import FeatureKitTesting
import Foundation
import Testing

/// The script that installs, on the app that was built beside the tests.
@Suite("what is installed below a prefix")
struct InstallTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Scripts/install").standardizedFileURL.path

    private let prefix = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)")
        .resolvingSymlinksInPath().path

    private func install(_ words: String...) throws -> ChildProgram.Outcome {
        try ChildProgram.run(Self.script, ["--prefix", prefix] + words, environment: environment)
    }

    private var environment: [String: String] {
        // check:allow banned-symbol: the tools stand where the machine has them; nothing else is passed on
        ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": prefix, "XDG_RUNTIME_DIR": prefix]
    }

    /// Runs a shell below the prefix.
    private func shell(_ script: String) throws -> ChildProgram.Outcome {
        try ChildProgram.run("/bin/bash", ["-c", "cd \"$0\" && \(script)", prefix], environment: environment)
    }

    private var files: [String] {
        get throws {
            let all = try shell("find . ! -type d -printf '%P\\n' | grep -v mimeinfo.cache | sort")
            return all.output.split(separator: "\n").map(String.init)
        }
    }

    @Test("pages, completions, entries, units and the binary are put where their readers look, and all goes again")
    func wholeLife() async throws {
        try await onThread { try live() }
    }

    private func live() throws {
        let installed = try install("--program", ChildProgram.beside("tessera"))
        #expect(installed.status == 0, "\(installed.errors)")
        let expected = [
            "bin/tessera", "share/applications/tessera-call.desktop", "share/applications/tessera-open.desktop",
            "share/applications/tessera.desktop", "share/bash-completion/completions/tessera",
            "share/fish/vendor_completions.d/tessera.fish", "share/icons/hicolor/scalable/apps/tessera.svg",
            "share/man/man1/tessera.1", "share/man/ru/man1/tessera.1", "share/systemd/user/tessera-calls.service",
            "share/systemd/user/tessera-widgets.service", "share/systemd/user/tessera-widgets.timer",
            "share/tessera/installed", "share/zsh/site-functions/_tessera",
        ]
        #expect(try files == expected)
        try areAccepted()
        #expect(try install("--program", ChildProgram.beside("tessera")).status == 0)
        #expect(try files == expected)
        #expect(try install("--uninstall").status == 0)
        #expect(!FileManager.default.fileExists(atPath: "\(prefix)/share"))
        #expect(!FileManager.default.fileExists(atPath: "\(prefix)/bin"))
        let again = try install("--uninstall")
        #expect(again.status == 1)
        #expect(again.errors.contains("tessera is not installed below \(prefix)"))
    }

    /// The programs that will read the files have nothing to say against them.
    private func areAccepted() throws {
        let readers = [
            "desktop-file-validate share/applications/*.desktop",
            "systemd-analyze verify --user --man=no share/systemd/user/*",
            "mandoc -T lint -W warning share/man/man1/*.1 share/man/ru/man1/*.1",
            "bash -n share/bash-completion/completions/tessera",
            "zsh -n share/zsh/site-functions/_tessera",
            "fish --no-execute share/fish/vendor_completions.d/tessera.fish",
            "python3 -c 'import sys, xml.dom.minidom as dom; dom.parse(sys.argv[1])' share/icons/hicolor/scalable/apps/*",
        ]
        for reader in readers {
            let outcome = try shell(reader)
            #expect(outcome == ChildProgram.Outcome(status: 0), "\(reader): \(outcome)")
        }
        let links = try shell("grep -h ^MimeType= share/applications/*.desktop | sort")
        #expect(
            links.output == "MimeType=x-scheme-handler/tel;x-scheme-handler/sip;\nMimeType=x-scheme-handler/tessera;\n")
        // A page can open a link by itself.
        let calling = try shell("grep -l x-scheme-handler/tel share/applications/*.desktop | xargs grep ^Exec=")
        #expect(calling.output.contains(" call dial --ask "))
    }

    @Test("without a prefix nothing is done, and the remedy is told")
    func prefixless() throws {
        let outcome = try ChildProgram.run(Self.script, [], environment: environment)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("--prefix is missing"))
    }
}
