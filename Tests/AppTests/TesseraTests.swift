import FeatureKitTesting
import Foundation
import Testing

@Suite("the assembled app")
struct TesseraTests {
    private let path = ChildProgram.beside("tessera")

    @Test("it lists its features, chosen ones and system modules apart")
    func features() throws {
        let outcome = try ChildProgram.run(path, ["features", "--json"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: any Sendable])
        #expect(document["schema"] as? String == "tessera.features")
        #expect(ids(document["features"]).contains("about"))
        #expect(ids(document["system"]).contains("commands"))
    }

    private func ids(_ list: (any Sendable)?) -> [String] {
        (list as? [[String: any Sendable]] ?? []).compactMap { $0["id"] as? String }
    }

    @Test("it tells what it is made of, and names its own executable")
    func about() throws {
        let outcome = try ChildProgram.run(path, ["about"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(path))
    }

    @Test("an unknown command is refused with status 2 and the nearest name")
    func unknown() throws {
        let outcome = try ChildProgram.run(path, ["abuot"])
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("`about`"))
    }

    @Test("a reader that goes away ends it quietly")
    func brokenPipe() throws {
        // The pipe's reader is gone before the program begins, so that nothing depends on who is faster.
        let script = #"exec 3> >(:); wait "$!"; "$0" features >&3; echo "$?""#
        let outcome = try ChildProgram.run("/bin/bash", ["-c", script, path])
        #expect(outcome == ChildProgram.Outcome(status: 0, output: "141\n", errors: ""))
    }

    @Test("a full disk is an error that says so")
    func fullDisk() throws {
        let outcome = try ChildProgram.run("/bin/sh", ["-c", #""$0" features > /dev/full"#, path])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("No space left on device"))
    }

    @Test("libraries for the network and for pictures are opened when they are asked about, and never at start")
    func libraries() throws {
        // The loader tells on standard error which files it opens.
        let rows: [(String, isOpened: Bool)] = [("features", false), ("doctor", true)]
        for (command, isOpened) in rows {
            let outcome = try ChildProgram.run(path, [command], environment: ["LD_DEBUG": "files"])
            for library in ["libcurl.so.4", "libspng.so.0", "libturbojpeg.so.0", "libwebp.so.7"] {
                // `doctor` opens libraries to see whether the loader finds them.
                #expect(outcome.errors.contains("file=\(library)") == isOpened, "\(command) \(library)")
            }
        }
    }
}
