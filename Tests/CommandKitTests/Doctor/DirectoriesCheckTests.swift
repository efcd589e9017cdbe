import CommandKitTesting
import FeatureKitInterface
import Testing

@testable import CommandKit

@Suite("doctor on directories")
@MainActor
struct DirectoriesCheckTests {
    /// The lines about one variable.
    private func lines(_ fixture: DoctorFixture, _ variable: String) async -> [String] {
        let lines = await fixture.section("directories").split(separator: "\n").map(String.init)
        guard let first = lines.firstIndex(where: { $0.contains(" \(variable) ") }) else { return [] }
        let next = lines[(first + 1)...].prefix { $0.hasPrefix("        ") || $0.contains(" \(variable) ") }
        return [lines[first]] + next
    }

    @Test("a folder of ours has to be a writable folder, and closed to others")
    func states() async {
        let path = "/home/ada/.config/tessera"
        let rows: [(Machine.File, [String])] = [
            (DoctorFixture.folder(0o700), ["  ok    XDG_CONFIG_HOME  \(path), 700"]),
            (
                DoctorFixture.folder(0o755),
                [
                    "  warn  XDG_CONFIG_HOME  \(path) is open to others, 755",
                    "        chmod 700 \(path)",
                ]
            ),
            (
                DoctorFixture.folder(0o500, isWritable: false),
                [
                    "  fail  XDG_CONFIG_HOME  \(path) cannot be written",
                    "        chmod u+rwx \(path)",
                ]
            ),
            (
                Machine.File(isFolder: false, permissions: 0o600, isWritable: true),
                ["  fail  XDG_CONFIG_HOME  \(path) is no folder", "        mv \(path) \(path).old"]
            ),
        ]
        for (file, expected) in rows {
            var fixture = DoctorFixture()
            fixture.files[path] = file
            let found = await lines(fixture, "XDG_CONFIG_HOME")
            #expect(found == expected)
        }
    }

    @Test("a remedy can be pasted into a shell, and nothing in a path reaches the terminal raw")
    func quoting() async {
        var fixture = DoctorFixture(environment: ["XDG_CACHE_HOME": "/a b/it's\u{1B}[2J"])
        fixture.files["/a b/it's\u{1B}[2J/tessera"] = DoctorFixture.folder(0o755)
        let found = await lines(fixture, "XDG_CACHE_HOME")
        #expect(
            found == [
                #"  warn  XDG_CACHE_HOME   /a b/it's\u{1B}[2J/tessera is open to others, 755"#,
                #"        chmod 700 '/a b/it'\''s\u{1B}[2J/tessera'"#,
            ])
    }

    @Test("a folder that does not exist can be made where the nearest one above is writable")
    func creation() async {
        var fixture = DoctorFixture()
        fixture.files["/home/ada"] = DoctorFixture.folder(0o555, isWritable: false)
        let found = await lines(fixture, "XDG_STATE_HOME")
        #expect(
            found == [
                "  fail  XDG_STATE_HOME   /home/ada/.local/state/tessera cannot be created: /home/ada cannot be written",
                "        set XDG_STATE_HOME to a folder of yours",
            ])
    }

    /// Source: XDG Base Directory Specification 0.8, "Basics" and "Environment variables".
    @Test("variables come before HOME, and a relative one is ignored")
    func variables() async {
        let rows: [([String: String], [String])] = [
            (
                ["XDG_DATA_HOME": "/data"],
                ["  fail  XDG_DATA_HOME    /data/tessera cannot be created: / cannot be written"]
            ),
            (
                ["HOME": "/home/ada", "XDG_DATA_HOME": ""],
                ["  ok    XDG_DATA_HOME    /home/ada/.local/share/tessera, made on first use"]
            ),
            (
                ["HOME": "/home/ada", "XDG_DATA_HOME": "data"],
                [
                    "  warn  XDG_DATA_HOME    ignored: it has to be an absolute path",
                    "        set XDG_DATA_HOME to a path that begins with /",
                    "  ok    XDG_DATA_HOME    /home/ada/.local/share/tessera, made on first use",
                ]
            ),
            ([:], ["  fail  XDG_DATA_HOME    neither it nor HOME is set", "        set HOME or XDG_DATA_HOME"]),
        ]
        for (environment, expected) in rows {
            let found = await lines(DoctorFixture(environment: environment), "XDG_DATA_HOME")
            #expect(Array(found.prefix(expected.count)) == expected, "\(environment)")
        }
    }

    @Test("there is no other place for sockets than the one that the session makes")
    func runtime() async {
        let found = await lines(DoctorFixture(), "XDG_RUNTIME_DIR")
        #expect(
            found == [
                "  warn  XDG_RUNTIME_DIR  not set: running programs cannot find each other",
                "        log in through a session manager such as systemd-logind, or set XDG_RUNTIME_DIR",
            ])
    }
}
