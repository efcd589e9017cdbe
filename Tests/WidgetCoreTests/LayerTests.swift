import Foundation
import Testing

@testable import WidgetCore

@Suite("layers")
struct LayerTests {
    @Test("the business of widgets imports neither views nor the host")
    func imports() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Modules/WidgetCore")
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var imported: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            imported.formUnion(
                lines.filter { $0.contains(#/^(public |@testable )?import /#) }.compactMap {
                    $0.split(separator: " ").last.map(String.init)
                })
        }
        #expect(
            imported == [
                "FeatureKitInterface", "LocalizationKit", "PlatformInterface", "StorageInterface", "Synchronization",
                "WidgetCoreInterface",
            ])
    }
}
