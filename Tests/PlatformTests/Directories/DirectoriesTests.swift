import Glibc
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("where things are kept")
struct DirectoriesTests {
    private func directories(_ variables: [String: String], instance: InstanceName = .usual) -> SystemDirectories {
        SystemDirectories(environment(variables), program: "tessera", instance: instance)
    }

    private func environment(_ variables: [String: String]) -> FixedEnvironment {
        var environment = FixedEnvironment(variables)
        environment.userID = getuid()
        return environment
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    @Test("folders are where XDG Base Directory Specification 0.8 puts them")
    func specification() {
        let plain = directories(["HOME": "/home/ada", "XDG_RUNTIME_DIR": ""])
        #expect(plain.path(.configuration) == "/home/ada/.config/tessera")
        #expect(plain.path(.data) == "/home/ada/.local/share/tessera")
        #expect(plain.path(.state) == "/home/ada/.local/state/tessera")
        #expect(plain.path(.cache) == "/home/ada/.cache/tessera")
        let moved = directories([
            "HOME": "/home/ada", "XDG_CONFIG_HOME": "/c/", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s",
            "XDG_CACHE_HOME": "/k",
        ])
        let paths = [DirectoryKind.configuration, .data, .state, .cache].map(moved.path)
        #expect(paths == ["/c/tessera", "/d/tessera", "/s/tessera", "/k/tessera"])
    }

    @Test("an instance with a name shares the configuration and nothing else")
    func instance() throws {
        let variables = ["HOME": "/h"]
        let (usual, second) = (directories(variables), directories(variables, instance: try InstanceName("second")))
        for kind in DirectoryKind.allCases {
            let isShared = kind == .configuration
            #expect(second.path(kind) == usual.path(kind) + (isShared ? "" : "/instances/second"), "\(kind)")
        }
    }

    @Test("a value that is not absolute is ignored, and said so")
    func relative() {
        let directories = directories(["HOME": "/h", "XDG_CACHE_HOME": "cache", "XDG_RUNTIME_DIR": "run"])
        #expect(directories.path(.cache) == "/h/.cache/tessera")
        #expect(
            directories.warnings.map(\.description) == [
                "XDG_CACHE_HOME is ignored because `cache` is not an absolute path; using /h/.cache",
                "XDG_RUNTIME_DIR is ignored because `run` is not an absolute path; using /h/.local/state/tessera/run",
            ])
    }

    @Test("without HOME the user database is asked, and without that a private folder stands in")
    func noHome() {
        for home in [nil, "", "relative"] {
            let variables = home.map { ["HOME": $0] } ?? [:]
            let known = directories(variables)
            #expect(known.path(.state) == "/home/ada/.local/state/tessera")
            #expect(known.warnings.first == .homeFromUserDatabase(home: "/home/ada"))
        }
        var stranger = environment(["TMPDIR": "/var/tmp"])
        (stranger.userHome, stranger.userID) = (nil, 1234)
        let unknown = SystemDirectories(stranger, program: "tessera", instance: .usual)
        #expect(unknown.path(.state) == "/var/tmp/tessera-1234/.local/state/tessera")
        #expect(unknown.warnings.first == .noHome(used: "/var/tmp/tessera-1234"))
    }

    @Test("the runtime directory must be this user's alone, as the specification demands")
    func runtime() {
        let folder = TemporaryFolder()
        let good = directories(["HOME": "/h", "XDG_RUNTIME_DIR": folder.path])
        #expect(good.path(.runtime) == "\(folder.path)/tessera")
        #expect(good.warnings == [])
        let fallback = "/h/.local/state/tessera/run"
        chmod(folder.path, 0o755)
        symlink("/tmp", folder("link"))
        let rows = [
            (folder.path, "can be used by others"), (folder("none"), "does not exist"),
            (folder("link"), "is not a folder"),
        ]
        for (path, reason) in rows {
            let bad = directories(["HOME": "/h", "XDG_RUNTIME_DIR": path])
            #expect(bad.path(.runtime) == "\(fallback)/tessera")
            let warning = "XDG_RUNTIME_DIR is ignored because \(path) \(reason); using \(fallback)"
            #expect(bad.warnings.map(\.description) == [warning])
        }
        #expect(directories(["HOME": "/h"]).warnings == [.noRuntimeDirectory(used: fallback)])
    }

    @Test("a folder in the place of a home is refused when somebody else can use it")
    func shelter() throws {
        let folder = TemporaryFolder()
        var environment = environment(["TMPDIR": folder.path])
        environment.userHome = nil
        let shelter = folder("tessera-\(getuid())")
        let directories = SystemDirectories(environment, program: "tessera", instance: .usual)
        #expect(try directories.create(.state) == "\(shelter)/.local/state/tessera")
        chmod(shelter, 0o777)
        let error = #expect(throws: FileError.self) { try directories.create(.state) }
        #expect(error.map { "\($0)" } == "\(shelter): cannot create: it can be used by others")
    }

    @Test("folders and files are private under any umask, and files are whole")
    func real() async throws {
        let folder = TemporaryFolder()
        let variables = ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
        let violations = await DiskConformance.violations(of: directories(variables), SystemFiles())
        #expect(violations == [])
        let state = try directories(variables).create(.state, "deep/er")
        try SystemFiles().write([1], to: "\(state)/file")
        let private700 = ["/.local", "/.local/state", "/.local/state/tessera", "/.local/state/tessera/deep/er"]
        for path in private700 { #expect(mode(folder.path + path) == 0o700, "\(path)") }
        #expect(mode("\(state)/file") == 0o600)
    }

    @Test("folders and files in memory keep the same rules")
    func memory() async {
        let disk = MemoryDisk()
        let violations = await DiskConformance.violations(of: disk, disk)
        #expect(violations == [])
        disk.refuse("/memory/state", .full)
        #expect(throws: FileError(.write, "/memory/state/file", .full)) { try disk.write([], to: "/memory/state/file") }
    }

    @Test("what stands in the way is named, and what was there stays")
    func inTheWay() throws {
        let folder = TemporaryFolder()
        let files = SystemFiles()
        try files.write([7], to: folder(".local"))
        let directories = directories(["HOME": folder.path])
        #expect(throws: FileError(.create, folder(".local"), .other("Not a directory"))) {
            try directories.create(.state)
        }
        mkdir(folder("folder"), 0o700)
        let error = #expect(throws: FileError.self) { try files.read(folder("folder"), limit: 10) }
        #expect(error.map { "\($0)" } == "\(folder("folder")): cannot read: it is not a file")
        #expect(throws: FileError(.write, folder("folder"), .other("Is a directory"))) {
            try files.write([1], to: folder("folder"))
        }
        #expect(try files.names(in: folder.path) == [".local", "folder"])
        #expect(try files.read(folder(".local"), limit: 1) == [7])
    }

    @Test("a file behind a symbolic link is replaced where it is")
    func link() throws {
        let folder = TemporaryFolder()
        try SystemFiles().write([1], to: folder("real"))
        symlink(folder("real"), folder("link"))
        try SystemFiles().write([2], to: folder("link"))
        #expect(try SystemFiles().read(folder("real"), limit: 1) == [2])
        var status = stat()
        #expect(lstat(folder("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }

    @Test("every cause of an error has its words")
    func words() {
        let rows: [(FileError.Cause, String)] = [
            (.missing, "no such file or folder"), (.notAllowed, "not allowed, or the disk is read-only"),
            (.full, "the disk is full"), (.tooLarge(limit: 9), "it is larger than 9 bytes"), (.other("x"), "x"),
        ]
        for (cause, words) in rows { #expect("\(FileError(.read, "/f", cause))" == "/f: cannot read: \(words)") }
        for (code, cause) in [(ENOSPC, FileError.Cause.full), (EROFS, .notAllowed), (EACCES, .notAllowed)] {
            #expect(FileError(.write, "/f", errno: code).cause == cause)
        }
    }
}
