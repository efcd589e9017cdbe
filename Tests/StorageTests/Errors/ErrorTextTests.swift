import LocalizationKit
import PlatformInterface
import StorageInterface
import Testing

@testable import Storage

@Suite("what errors say, in both languages")
struct ErrorTextTests {
    @Test("an error of a store says what is wrong and what to do")
    func store() {
        for (error, english, russian) in [
            (
                .folder(FileError(.create, "/s", .notAllowed)),
                "/s: cannot create: not allowed, or the disk is read-only",
                "/s: нельзя создать: нет прав, или диск только для чтения"
            ),
            (
                .readOnly(path: "/s/a.db"), "/s/a.db: cannot write: not allowed, or the disk is read-only",
                "/s/a.db: нельзя записать: нет прав, или диск только для чтения"
            ),
            (
                .full(path: "/s/a.db"), "/s/a.db: cannot write: the disk is full; nothing was changed",
                "/s/a.db: нельзя записать: на диске нет места; ничего не изменено"
            ),
            (
                .busy(path: "/s/a.db"), "/s/a.db: another process keeps the store locked; try again",
                "/s/a.db: хранилище занято другим процессом; повторите"
            ),
            (
                .newerSchema(path: "/s/a.db", found: 1200, known: 1),
                "/s/a.db: a newer version has written it (schema 1200, this one knows 1); update this program",
                "/s/a.db: его записала более новая версия (схема 1200, эта знает 1); обновите программу"
            ),
            (
                .notEncodable(key: "suite.number", reason: "no"), "suite.number cannot be stored: no",
                "suite.number: нельзя сохранить: no"
            ),
            (
                .tooLarge(size: 1, limit: 0), "1 byte is more than the cache may hold, which is 0",
                "1 байт — больше, чем вмещает кэш: 0"
            ),
            (
                .tooLarge(size: 1_234_563, limit: 1_048_576),
                "1,234,563 bytes are more than the cache may hold, which is 1,048,576",
                "1\u{A0}234\u{A0}563 байта — больше, чем вмещает кэш: 1\u{A0}048\u{A0}576"
            ),
            (
                .tooLarge(size: 12, limit: 10), "12 bytes are more than the cache may hold, which is 10",
                "12 байт — больше, чем вмещает кэш: 10"
            ),
            (
                .failed(path: "/s/a.db", reason: Strings.nothingWritten), "/s/a.db: nothing was written",
                "/s/a.db: ничего не записано"
            ),
        ] as [(StoreError, String, String)] { expect(error, english, russian) }
    }

    @Test("a value that cannot be read or stored is told with its key and its person")
    func values() {
        let scope = StoreScope("suite", profile: "ada")
        let unreadable = #expect(throws: StoreError.self) {
            try StoredValue.decode("[", for: StoreKey<Int>("number", in: scope))
        }
        #expect(unreadable?.description.hasPrefix("suite of ada.number is not what was expected: 1:") == true)
        #expect(
            unreadable?.explanation.text(in: .russian).hasPrefix(
                "suite (ada).number: хранится не то, что ожидалось: 1:")
                == true)
        let unstorable = #expect(throws: StoreError.self) {
            try StoredValue.encode(Double.nan, for: StoreKey("number", in: scope))
        }
        #expect(unstorable?.description.hasPrefix("suite of ada.number cannot be stored: ") == true)
        #expect(unstorable?.explanation.text(in: .russian).hasPrefix("suite (ada).number: нельзя сохранить: ") == true)
    }

    @Test("an error of a place for secrets says what is wrong and what to do")
    func secrets() {
        for (error, english, russian) in [
            (
                .noPlace(reasons: [Strings.noCommand, Strings.noSecretService(reason: Strings.keyringLocked)]),
                "there is no place for secrets: no command is configured; no Secret Service: the keyring is locked",
                "секреты негде хранить: команда не настроена; нет Secret Service: связка ключей заперта"
            ),
            (
                .notPrivate(path: "/s", reason: Strings.usableByOthers),
                "/s: refused, because it can be used by others; chmod 600 it, and change what was in it",
                "/s: не принят, потому что он доступен другим; выполните для него chmod 600 и смените то, что в нём было"
            ),
            (
                .malformed(path: "/s"), "/s: it does not hold secrets; move it away to begin a new one",
                "/s: в нём не секреты; уберите его, чтобы начать новый"
            ),
            (
                .file(FileError(.read, "/s", .full)), "/s: cannot read: the disk is full",
                "/s: нельзя прочитать: на диске нет места"
            ),
            (
                .notKeepable(name: SecretName("token", of: "jellyfin")),
                "local/jellyfin/token: a secret has at least one character and no U+0000",
                "local/jellyfin/token: в секрете есть хотя бы один символ и нет U+0000"
            ),
            (
                .failed(place: "pass", reason: Strings.endedWith(code: "2")),
                "pass: it ended with 2; run it by hand to see why",
                "pass: она завершилась с кодом 2; запустите её сами, чтобы узнать причину"
            ),
        ] as [(SecretError, String, String)] { expect(error, english, russian) }
    }

    private func expect(_ error: any ExplainedError, _ english: String, _ russian: String) {
        #expect(error.description == english)
        #expect(error.explanation.text(in: .russian) == russian)
    }
}
