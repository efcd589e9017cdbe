import Foundation

/// What `assemble build --json` prints, as far as tests look at it.
struct BuildDocument: Decodable {
    var schema: String
    var features: [String]
    var compiled: [String]

    init(_ text: String) throws {
        self = try JSONDecoder().decode(BuildDocument.self, from: Data(text.utf8))
    }
}
