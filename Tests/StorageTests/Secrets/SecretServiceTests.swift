import FeatureKitTesting
import Glibc
import PlatformTesting
import StorageTesting
import Testing

@testable import Storage

/// The real Secret Service: gnome-keyring on a bus of its own.
@Suite("secrets in the Secret Service", .timeLimit(.minutes(30)))
struct SecretServiceTests {
    private let folder = TemporaryFolder()

    /// Runs a script in which `$0` is the program that uses the service.
    private func run(_ script: String, _ environment: [String: String] = [:]) async throws -> ChildProgram.Outcome {
        let path = folder.path
        let variables = ["HOME": path, "XDG_RUNTIME_DIR": path, "XDG_DATA_HOME": path].merging(environment) { $1 }
        return try await onThread {
            try ChildProgram.run(
                "/bin/sh", ["-c", script, ChildProgram.beside("StoringProgram"), path], environment: variables)
        }
    }

    /// A session with a keyring that a password unlocks.
    private static func session(_ command: String) -> String {
        let unlock = "printf password | gnome-keyring-daemon --unlock --components=secrets --daemonize >/dev/null 2>&1"
        return #"exec dbus-run-session -- sh -c '\#(unlock); exec "$0" \#(command) "$1"' "$0" "$1" 2>/dev/null"#
    }

    @Test("an unlocked keyring keeps every rule, and another process finds the secret in another session")
    func unlocked() async throws {
        let first = try await run(Self.session("secrets"))
        #expect(first == ChildProgram.Outcome(status: 0, output: "every rule is kept\n"))
        let second = try await run(Self.session("secret"))
        #expect(second == ChildProgram.Outcome(status: 0, output: "it is there\n"))
    }

    @Test("a locked keyring is not used, and nobody is asked to unlock it")
    func locked() async throws {
        _ = try await run(Self.session("secrets"))
        let outcome = try await run(#"exec dbus-run-session -- "$0" secret "$1" 2>/dev/null"#)
        #expect(outcome == ChildProgram.Outcome(status: 0, output: "no Secret Service: the keyring is locked\n"))
    }

    @Test("without a bus there is none, and the reason is told")
    func noBus() async throws {
        let outcome = try await run(
            #"exec "$0" secret "$1""#, ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder("none"))"])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("no Secret Service: "))
    }

    @Test("a bus that never answers is given up")
    func silentBus() async throws {
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: folder("bus").utf8) }
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(code == 0 && listen(listener, 8) == 0)
        let outcome = try await run(
            #"exec "$0" secret "$1""#, ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder("bus"))"])
        #expect(outcome.status == 0)
        #expect(outcome.output == "no Secret Service: Operation was cancelled\n")
    }

    @Test("a machine without the library works")
    func noLibrary() async throws {
        let name = folder("libsecret-1.so.0")
        let descriptor = open(name, O_WRONLY | O_CREAT, 0o600)
        close(descriptor)
        let outcome = try await run(
            #"exec dbus-run-session -- env LD_LIBRARY_PATH="$1:$LD_LIBRARY_PATH" "$0" secret "$1""#)
        #expect(outcome.output == "no Secret Service: libsecret is not installed\n")
    }

    @Test("a process lives on when its bus goes away")
    func outlive() async throws {
        let script = #"""
            exec 2>/dev/null
            dbus-daemon --session --fork --print-address=1 --print-pid=1 >"$1/bus"
            { read -r DBUS_SESSION_BUS_ADDRESS; read -r bus; } <"$1/bus"
            export DBUS_SESSION_BUS_ADDRESS
            printf password | gnome-keyring-daemon --unlock --components=secrets --daemonize >/dev/null
            mkfifo "$1/input" "$1/output"
            "$0" outlive "$1" <"$1/input" >"$1/output" &
            exec 3>"$1/input" 4<"$1/output"
            read -r line <&4; echo "$line"
            kill "$bus"; while kill -0 "$bus"; do :; done
            echo >&3; read -r line <&4; echo "$line"
            wait "$!"
            """#
        #expect(try await run(script) == ChildProgram.Outcome(status: 0, output: "ready\nalive\n"))
    }
}
