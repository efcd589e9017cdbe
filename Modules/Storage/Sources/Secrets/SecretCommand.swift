import LocalizationKit
import PlatformInterface
import StorageInterface

/// Secrets kept by a program that a person configured: `pass`, or one that takes the same words.
///
///     pass show tessera/local/jellyfin/token
///     pass insert --multiline --force tessera/local/jellyfin/token        with the secret as input
///     pass rm --force tessera/local/jellyfin/token
///     pass rm --recursive --force tessera/local
struct SecretCommand: SecretStore {
    /// The program and the words that come first.
    let words: [String]
    let runner: any ProcessRunner

    func place() -> SecretPlace { SecretPlace(Strings.command, detail: "\(words.joined(separator: " "))") }

    func secret(for name: SecretName) async throws(SecretError) -> Secret? {
        let result = try await run(["show", path(name)])
        if isAbsence(result) { return nil }
        guard result.isSuccess else { throw failure(result) }
        // Some programs end what they print with a line end, so every secret is given one to take away.
        let text = result.text.hasSuffix("\n") ? String(result.text.dropLast()) : result.text
        return text.isEmpty ? nil : Secret(text)
    }

    func set(_ secret: Secret, for name: SecretName) async throws(SecretError) {
        guard secret.isKeepable else { throw .notKeepable(name: name) }
        let result = try await run(
            ["insert", "--multiline", "--force", path(name)], input: Array((secret.reveal() + "\n").utf8))
        guard result.isSuccess else { throw failure(result) }
    }

    func remove(_ name: SecretName) async throws(SecretError) {
        try await remove(["--force", path(name)])
    }

    func removeAll(of profile: String) async throws(SecretError) {
        try await remove(["--recursive", "--force", "tessera/\(SecretName.folder(of: profile).dropLast())"])
    }

    private func remove(_ words: [String]) async throws(SecretError) {
        let result = try await run(["rm"] + words)
        guard result.isSuccess || isAbsence(result) else { throw failure(result) }
    }

    private func path(_ name: SecretName) -> String { "tessera/\(name)" }

    /// `Error: … is not in the password store.` with code 1, as `pass` and `gopass` say it.
    private func isAbsence(_ result: ProcessResult) -> Bool {
        !result.isSuccess && result.errorText.contains("not in the password store")
    }

    private func run(_ more: [String], input: [UInt8] = []) async throws(SecretError) -> ProcessResult {
        do {
            let request = ProcessRequest(
                words[0], Array(words.dropFirst()) + more, input: input, deadline: .seconds(60), outputLimit: 65_536)
            return try await runner.run(request)
        } catch let ProcessError.deadline(_, after, _) {
            throw .failed(place: words[0], reason: Strings.tookTooLong(time: "\(after)"))
        } catch ProcessError.outputLimit {
            throw .failed(place: words[0], reason: Strings.wroteTooMuch)
        } catch {
            throw .failed(place: words[0], reason: LocalizedText(error))
        }
    }

    /// What the program wrote is left out, because it may be the secret.
    private func failure(_ result: ProcessResult) -> SecretError {
        let reason =
            switch result.ending {
            case .exited(let code): Strings.endedWith(code: "\(code)")
            case .signalled(let signal): Strings.endedBySignal(signal: "\(signal)")
            }
        return .failed(place: words[0], reason: reason)
    }
}

extension Secret {
    /// Whether every place can keep it.
    var isKeepable: Bool { !reveal().isEmpty && !reveal().utf8.contains(0) }
}
