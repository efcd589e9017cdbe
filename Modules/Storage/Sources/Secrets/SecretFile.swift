import Glibc
import JSONKit
import LocalizationKit
import PlatformInterface
import StorageInterface

/// Secrets in a file that only this user can read: better than nothing, which is what the warning says.
struct SecretFile: SecretStore {
    let path: String
    let files: any Files
    let makeFolder: @Sendable () -> FileError?

    func place() -> SecretPlace {
        SecretPlace(Strings.file, detail: LocalizedText(path), warning: Strings.fileWarning)
    }

    func secret(for name: SecretName) throws(SecretError) -> Secret? { try secrets()[name.description] }

    func set(_ secret: Secret, for name: SecretName) throws(SecretError) {
        guard secret.isKeepable else { throw .notKeepable(name: name) }
        try change { $0[name.description] = secret }
    }

    func remove(_ name: SecretName) throws(SecretError) {
        guard try secrets()[name.description] != nil else { return }
        try change { $0[name.description] = nil }
    }

    func removeAll(of profile: String) throws(SecretError) {
        let folder = SecretName.folder(of: profile)
        guard try secrets().keys.contains(where: { $0.hasPrefix(folder) }) else { return }
        try change { $0 = $0.filter { !$0.key.hasPrefix(folder) } }
    }

    private func change(_ body: (inout [String: Secret]) -> Void) throws(SecretError) {
        if let error = makeFolder() { throw .file(error) }
        let lock = open("\(path)-lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw problem("\(path)-lock") }
        // Closing alone does not let go of the lock while a child between fork and exec has the descriptor too.
        defer {
            flock(lock, LOCK_UN)
            close(lock)
        }
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        var secrets = try secrets()
        body(&secrets)
        let members = secrets.sorted { $0.key < $1.key }.map {
            (key: $0.key, value: JSONValue.string($0.value.reveal()))
        }
        do throws(FileError) {
            try files.write(Array((JSONValue.object(members).pretty + "\n").utf8), to: path)
        } catch {
            throw .file(error)
        }
    }

    /// All secrets of the file, which is refused unless it is this user's alone.
    private func secrets() throws(SecretError) -> [String: Secret] {
        guard let text = try content() else { return [:] }
        var secrets: [String: Secret] = [:]
        do throws(JSONError) {
            for member in try JSONNode(parsing: text).members() {
                secrets[member.key] = Secret(try member.value.string())
            }
        } catch {
            // The reader's words may quote what stands there.
            throw .malformed(path: path)
        }
        return secrets
    }

    private func content() throws(SecretError) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw problem(path)
        }
        if let objection = Self.objection(to: status) { throw .notPrivate(path: path, reason: objection) }
        do throws(FileError) {
            return String(decoding: try files.read(path, limit: 1_048_576), as: UTF8.self)
        } catch {
            throw .file(error)
        }
    }

    private static func objection(to status: stat) -> LocalizedText? {
        if status.st_mode & S_IFMT != S_IFREG { return Strings.notAFile }
        if status.st_uid != geteuid() { return Strings.belongsToOther }
        return status.st_mode & 0o077 == 0 ? nil : Strings.usableByOthers
    }

    private func problem(_ path: String) -> SecretError {
        .failed(place: path, reason: LocalizedText(String(cString: strerror(errno))))
    }
}
