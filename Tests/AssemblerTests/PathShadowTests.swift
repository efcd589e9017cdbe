import Foundation
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("other programs of the same name")
struct PathShadowTests {
    @Test("the first program on PATH that is not the one that was built is named")
    func shadow() throws {
        let folder = try TemporaryFolder(["a/mini": "", "b/mini": "", "c/mini": "", "d/other": ""])
        for name in ["a/mini", "c/mini"] { try folder.allow(0o755, name) }
        let root = folder.path
        let rows: [(String, String, String?)] = [
            // What was built, PATH, and what is in its way. b/mini cannot be run, so no shell would start it.
            ("\(root)/c/mini", "\(root)/a:\(root)/c", "\(root)/a/mini"),
            ("\(root)/c/mini", "\(root)/c:\(root)/a", nil),
            ("\(root)/c/mini", "\(root)/b:\(root)/c", nil),
            ("\(root)/c/mini", "\(root)/d", nil),
            ("\(root)/c/mini", "", nil),
            ("\(root)/c/mini", "\(root)/a/../c", nil),
        ]
        for (binary, path, expected) in rows {
            #expect(PathShadow.program(hiding: binary, path: path) == expected, "\(path)")
        }
    }
}
