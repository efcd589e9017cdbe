import FeatureKitTesting
import Foundation
import TextViewKitInterface
import TextViewKitTesting

/// The app in a shell with job control, as a person starts it.
struct ShellSession {
    let program: TerminalProgram

    init(_ home: AppHome, size: Size = Size(width: 100, height: 30)) throws {
        let environment = home.environment.merging(["PS1": "ready> ", "TESSERA": AppHome.program]) { $1 }
        program = try TerminalProgram(
            "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: environment, size: size)
    }

    /// Types a line when the shell is ready.
    func type(_ line: String) async throws {
        try await program.wait { !$0.isAlternate && $0.text.hasSuffix("ready>") }
        program.send("\(line)\r")
    }

    /// The number of the process that runs in the foreground of the shell.
    func foregroundProcess() throws -> Int32 {
        let outcome = try ChildProgram.run(
            "/bin/ps", ["-o", "pid=", "--ppid", "\(program.processID)"])
        return Int32(outcome.output.split(separator: "\n").last.map { $0.filter(\.isNumber) } ?? "") ?? 0
    }
}
