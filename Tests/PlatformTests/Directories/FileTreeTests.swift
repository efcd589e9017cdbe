import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("looking at folders")
struct FileTreeTests {
    @Test("the disk keeps every rule")
    func disk() async {
        let violations = await FileTreeConformance.violations(of: SystemFileTree(), in: TemporaryFolder())
        #expect(violations == [])
    }

    @Test("what tests look with keeps every rule")
    func tests() async {
        let violations = await FileTreeConformance.violations(of: FolderTree(), in: TemporaryFolder())
        #expect(violations == [])
    }
}
