import FeatureKitTesting
import Foundation
import Testing

@Suite("the languages of the assembled app")
struct LanguageTests {
    private let path = ChildProgram.beside("tessera")
    private let home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path

    private func run(_ words: [String], _ language: String) throws -> String {
        // Without programs beside it nothing answers in words of its own, as the session bus would.
        let outcome = try ChildProgram.run(
            path, words,
            environment: ["HOME": home, "TESSERA_LANGUAGE": language, "PATH": "/nowhere", "XDG_RUNTIME_DIR": home])
        #expect(outcome.status == 0, "\(words): \(outcome.errors)")
        return outcome.output
    }

    /// The help of a command and of all below it, each with the words that ask for it.
    private func helpPages(of words: [String] = [], in language: String) throws -> [(words: [String], text: String)] {
        let text = try run(words + ["--help"], language)
        let isGroup = text.split(separator: "\n").prefix(2).contains { $0.hasSuffix(" COMMAND") }
        let below = text.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: #/  ([a-z]+)  +[^ ].*/#).map { String($0.output.1) }
        }
        return try [(words, text)] + (isGroup ? below : []).flatMap { try helpPages(of: words + [$0], in: language) }
    }

    private func pages(_ language: String) throws -> [(words: [String], text: String)] {
        let reports = [["features"], ["doctor"], ["config", "list"], ["about"]]
        return try helpPages(in: language) + reports.map { ($0, try run($0, language)) }
    }

    @Test("in Russian no help page and no report says anything in English but names")
    func russian() throws {
        let pages = try pages("ru")
        #expect(pages.count > 15)
        let names = try names().union(pages.flatMap(\.words))
        for (words, text) in pages {
            let foreign = text.split(separator: "\n").flatMap { line in
                LatinWords.of(String(line)).filter { !names.contains($0) }.map { "\($0): \(line)" }
            }
            #expect(foreign == [], "\(words)")
            #expect(text.contains { "а"..."я" ~= $0 }, "\(words)")
        }
    }

    @Test("in English no help page and no report says anything in Russian")
    func english() throws {
        for (words, text) in try pages("en") {
            let foreign = text.split(separator: "\n").filter { $0.contains { "А"..."я" ~= $0 || "ёЁ".contains($0) } }
            #expect(foreign == [], "\(words)")
        }
    }

    /// What is called the same in every language: the ids, services, commands and keys that documents for programs have,
    /// all of them one word, and names that come from elsewhere.
    private func names() throws -> Set<String> {
        let documents = try [["features", "--json"], ["config", "list", "--json"]].map { try run($0, "en") }
        let words = documents.flatMap { $0.matches(of: #/"([^"\s]+)"/#).map { String($0.output.1) } }
        return Set(words.flatMap(LatinWords.of)).union([
            // What programs and people write in commands, files and documents.
            "tessera", "ok", "warn", "fail", "bash", "fish", "zsh", "ansi", "svg", "ru", "true", "false", "null", "man",
            "export", "fpath", "http", "https", "build", "libraries", "run", "environment", "file", "distribution",
            "tool", "stable", "deprecated", "pass", "bytes", "pixels", "masked", "small", "medium", "large", "plain",
            "json", "pango", "waybar", "polybar", "tmux", "motd", "eww", "hyprlock", "argos", "udp", "tcp", "tls",
            "srtp",
            "srtp-mandatory", "none", "registered", "registering", "failed", "cancelled", "answered-elsewhere",
            "declined-elsewhere", "call-accounts",
            "call-contacts", "call-history", "half", "kitty", "sixel",
            // What is called so on every machine.
            "gdbus", "notify-send", "systemd-logind", "libcurl", "Swift", "baresip", "Jellyfin", "jellyfin", "Kodi",
            "kodi", "Supabase", "Auth", "django-allauth", "supabase", "allauth", "embedded",
        ])
    }
}
