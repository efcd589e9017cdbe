public import RepositoryFiles

/// The files of a repository, without what is built in it.
public enum FileList {
    /// The paths of the files that git tracks or would track, sorted; in a folder without git, of all files but those
    /// in `.build`, `out` and hidden folders that git keeps for itself.
    ///
    /// Files that are deleted and still in the index are left out.
    ///
    /// - Parameters:
    ///   - repository: the folder of the repository.
    ///   - processes: what runs git.
    /// - Returns: paths from the folder of the repository.
    /// - Throws: `FileError` when a folder cannot be listed.
    public static func paths(in repository: String, processes: ProcessRunner) throws(FileError) -> [String] {
        guard let listed = tracked(in: repository, processes) else { return try walk(repository) }
        return Set(listed).sorted().filter { Files.isFile("\(repository)/\($0)") }
    }

    private static func tracked(in repository: String, _ processes: ProcessRunner) -> [String]? {
        let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        guard let result = try? processes.run("git", arguments, in: repository), result.status == 0 else { return nil }
        return result.output.split(separator: "\0").map(String.init)
    }

    private static func walk(_ repository: String, below folder: String = "") throws(FileError) -> [String] {
        var paths: [String] = []
        for name in try Files.names(in: "\(repository)/\(folder)") where ![".build", ".git", "out"].contains(name) {
            let path = folder + name
            if Files.isFolder("\(repository)/\(path)") {
                paths += try walk(repository, below: "\(path)/")
            } else {
                paths.append(path)
            }
        }
        return paths.sorted()
    }
}
