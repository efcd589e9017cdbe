import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
    @Test(
        "the example in the documentation is the one that is compiled and tested here",
        arguments: [
            ("MurkInModels", "DialExample"), ("ViewModel", "SearchExample"), ("ModelViewIntent", "PictureExample"),
        ]
    )
    func example(page: String, example: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let code = try String(contentsOf: folder.appending(path: "\(example).swift"), encoding: .utf8)
        let pages = folder.appending(path: "../../../Modules/StateKit/Documentation")
        let text = try String(contentsOf: pages.appending(path: "\(page).md"), encoding: .utf8)
        #expect(text.contains("```swift\n\(code)```\n"))
    }
}
