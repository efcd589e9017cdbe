import Foundation
import PlatformTesting

/// A folder of films, some of them begun.
final class MonkeyHome: Sendable {
    private let folder = TemporaryFolder()

    var path: String { folder.path }

    init() throws {
        for name in [".config/mpv/watch_later", "Videos"] {
            try FileManager.default.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
        }
        for (number, name) in ["Solaris.mkv", "Зеркало.mkv", "Show S01E02.mkv"].enumerated() {
            try Data(name.utf8).write(to: URL(filePath: folder("Videos/\(name)")))
            try "# \(folder("Videos/\(name)"))\nstart=\(100 * (number + 1))\n"
                .write(toFile: folder(".config/mpv/watch_later/\(number)"), atomically: true, encoding: .utf8)
        }
    }
}
