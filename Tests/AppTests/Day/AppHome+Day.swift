import FeatureKitTesting
import Foundation
import Testing

extension AppHome {
    /// A home in which nobody has been, with a film that mpv left after ten minutes.
    static func ofNewcomer() throws -> AppHome {
        let home = try AppHome(keeping: "", asks: true)
        try home.leaveFilm("Solaris.mkv", at: 600.5)
        return home
    }

    /// Leaves a resume file as mpv does: it is named by the MD5 of the film's path, and says where the film was left.
    private func leaveFilm(_ name: String, at seconds: Double) throws {
        let (videos, resumes) = ("\(folder)/Videos", "\(folder)/.config/mpv/watch_later")
        for path in [videos, resumes] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: "\(videos)/\(name)"))
        let sum = try ChildProgram.run("/bin/sh", ["-c", "printf %s \"$0\" | md5sum", "\(videos)/\(name)"])
        let hash = sum.output.prefix(32).uppercased()
        try "start=\(seconds)00000\nvolume=55.000000\n"
            .write(toFile: "\(resumes)/\(hash)", atomically: true, encoding: .utf8)
    }

    /// Waits until something is kept, because whoever is killed a moment after an event may have had no time for it.
    func waitUntilKept(_ group: String, _ json: String) async throws {
        while !kept(in: group).contains(json) { await Task.yield() }
    }

    /// The lines of a group in everything that is kept.
    func kept(in group: String) -> String {
        let lines = (try? run("storage", "export").output) ?? ""
        return lines.split(separator: "\n").filter { $0.contains(#""group": "\#(group)""#) }.joined(separator: "\n")
    }

    /// Takes the right to write from the folder of the store and its files, or gives it back.
    func allowWriting(_ isAllowed: Bool) throws {
        let folder = "\(folder)/.local/state/tessera"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("group.db") }
        for file in files { chmod("\(folder)/\(file)", isAllowed ? 0o600 : 0o400) }
        chmod(folder, isAllowed ? 0o700 : 0o500)
    }
}
