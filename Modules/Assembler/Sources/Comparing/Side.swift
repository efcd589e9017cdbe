import FeatureKitInterface
import DescriptorKit
import CommandKitInterface
import Repository

/// One of two things that are compared: a distribution, or a binary.
struct Side: Equatable {
    /// What it was called on the command line.
    var name: String
    /// The versions of its features, by id.
    var features: [String: String]
    /// Its commands.
    var commands: Set<String>
    /// Its shared libraries; for a distribution, the packages of Debian that its features name.
    var libraries: Set<String>
    /// Its size in bytes; `nil` for a distribution.
    var size: Int?
}

extension Side {
    @MainActor
    init(_ word: String, _ workplace: Workplace) throws {
        if Binary.isProgram(word) {
            self.init(name: word, try Binary(path: word))
        } else {
            self.init(name: word, try workplace.buildable(Request(distribution: word)))
        }
    }

    init(name: String, _ binary: Binary) {
        let features = binary.description.features
        self.init(
            name: name, features: Dictionary(features.map { ($0.id, $0.version) }) { first, _ in first },
            commands: Set(features.flatMap(\.commands)), libraries: Set(binary.libraries), size: binary.size)
    }

    init(name: String, _ choice: Choice) {
        let features = choice.selection.features
        self.init(
            name: name, features: Dictionary(features.map { ($0.id, $0.version) }) { first, _ in first },
            commands: Set(features.flatMap(\.commands).map(\.name)),
            libraries: Set(features.flatMap(\.libraries).map(\.package)), size: nil)
    }
}
