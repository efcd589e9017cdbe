import Foundation

/// A program of the machine that a test runs; bootstrap installs those that Debian packages hold.
struct ExternalProgram {
    /// A folder with two files, and a folder with a program, for the duration of a test.
    final class Folder {
        let path = NSTemporaryDirectory() + "commandkit-\(UUID().uuidString)"

        init() throws {
            try FileManager.default.createDirectory(atPath: path + "/sub", withIntermediateDirectories: true)
            for name in ["a.txt", "b.md", "sub/probe-program"] { try write("", to: name) }
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/sub/probe-program")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String, to name: String) throws {
            try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
        }
    }

    /// Runs a program in a folder and waits for its end.
    ///
    /// - Returns: the exit code, and everything it wrote.
    static func run(_ words: [String], in folder: Folder, environment: [String: String] = [:]) throws -> (
        code: Int32, output: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let basics = [
            "PATH": "/usr/local/bin:/usr/bin:/bin:\(folder.path)/sub", "HOME": folder.path, "LC_ALL": "C.UTF-8",
            "TERM": "xterm",
        ]
        process.environment = basics.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
