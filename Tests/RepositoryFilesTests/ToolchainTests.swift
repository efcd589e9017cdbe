import RepositoryFiles
import RepositoryFilesTesting
import Testing

@Suite("the toolchain on PATH")
struct ToolchainTests {
    @Test("its version is two numbers or three, as those that compile these tests have")
    func version() throws {
        let version = try Toolchain.version()
        #expect(version.wholeMatch(of: #/[0-9]+(\.[0-9]+){1,2}(-dev)?/#) != nil, "\(version)")
    }

    @Test("its stamp is that of the first swift on PATH, and another one when the file changes")
    func stamp() throws {
        let folder = try TemporaryFolder(["a/swift": "one", "b/swift": "three"])
        let (first, second) = ("\(folder.path)/a", "\(folder.path)/b")
        let stamp = Toolchain.stamp(path: "/none:\(first):\(second)")
        #expect(stamp.hasPrefix("\(first)/swift 3 "))
        #expect(Toolchain.stamp(path: first) == stamp)
        #expect(Toolchain.stamp(path: "\(second):\(first)").hasPrefix("\(second)/swift 5 "))
        try Files.write("four", to: "\(first)/swift")
        #expect(Toolchain.stamp(path: first).hasPrefix("\(first)/swift 4 "))
        #expect(Toolchain.stamp(path: "/none") == "")
        #expect(Toolchain.stamp(path: "") == "")
    }
}
