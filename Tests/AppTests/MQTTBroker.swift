import FeatureKitTesting
import Foundation
import Testing

/// A mosquitto on a port of 127.0.0.1, which tells what it hears.
final class MQTTBroker {
    let port = FreePorts.two()[0]
    private let folder: String
    private var program: ChildProgram?
    private var heard = ""

    /// - Parameter folder: where its configuration is written.
    /// - Throws: what keeps it from being written or started.
    init(in folder: String) throws {
        self.folder = folder
        // As `root` it would become somebody who may not read the folder.
        try """
        listener \(port) 127.0.0.1
        allow_anonymous true
        user root
        log_dest stderr
        log_type all

        """.write(toFile: "\(folder)/mosquitto.conf", atomically: true, encoding: .utf8)
        try start()
    }

    func start() throws {
        // It does not write in blocks into this pipe, and nothing else than what it hears makes it write much.
        let program = try ChildProgram(
            "/bin/sh", ["-c", "exec mosquitto -c \"$0\" 2>&1", "\(folder)/mosquitto.conf"],
            environment: ["PATH": "/usr/sbin:/usr/bin:/bin"])
        (self.program, heard) = (program, "")
        try wait(for: "running")
    }

    /// Kills it, as a machine without power does.
    func stop() {
        program?.send(SIGKILL)
        _ = program?.end()
        program = nil
    }

    /// Waits until somebody has subscribed since it was started.
    func waitForSubscriber() throws { try wait(for: "Sending SUBACK") }

    /// Publishes a message, and returns when the broker has it.
    func publish(_ bytes: [UInt8], retained: Bool = false) throws {
        let path = "\(folder)/message"
        try Data(bytes).write(to: URL(filePath: path))
        let outcome = try ChildProgram.run(
            "/usr/bin/mosquitto_pub",
            ["-h", "127.0.0.1", "-p", "\(port)", "-q", "1", "-t", "calls/ann", "-f", path] + (retained ? ["-r"] : []))
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    private func wait(for text: String) throws {
        while !heard.contains(text) {
            let more = program?.read() ?? ""
            try #require(!more.isEmpty, "mosquitto ended before \(text); it wrote \(heard)")
            heard += more
        }
    }
}
