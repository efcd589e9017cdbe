import PlatformInterface

@testable import Platform

/// A place where two processes, `a` and `b`, wait for each other.
struct Barrier {
    private let folder: String
    private let own: String
    private let other: String

    init(_ folder: String, _ name: String, _ stage: String = "begin") {
        self.folder = folder
        own = "\(stage)-\(name)"
        other = "\(stage)-\(name == "a" ? "b" : "a")"
    }

    func meet() async throws {
        // First the watch and then the look, so that nothing falls between.
        let changes = try SystemWatch().changes(of: .file("\(folder)/\(other)"))
        try SystemFiles().write([], to: "\(folder)/\(own)")
        if try SystemFiles().names(in: folder).contains(other) { return }
        for await _ in changes { return }
    }
}
