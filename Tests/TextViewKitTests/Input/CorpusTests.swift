import FeatureKitTesting
import Foundation
import Testing

@Suite("inputs that the fuzzers started from, or found")
struct CorpusTests {
    @Test("each runs through", arguments: ["input", "frames"])
    func corpus(target: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.deletingLastPathComponent().appending(path: "Fuzz/TextViewKit/Corpus/\(target)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count >= 5)
        let outcome = try ChildProgram.run(
            ChildProgram.beside("TextViewKitFuzzer"), [target] + files.map { "\(folder.path)/\($0)" })
        #expect(outcome == ChildProgram.Outcome(status: 0))
    }
}
