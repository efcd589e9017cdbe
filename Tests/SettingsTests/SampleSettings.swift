import LocalizationKit
import PlatformInterface
import PlatformTesting
import SettingsInterface

@testable import Settings

/// A setting of every type, and a disk in memory with a file.
@MainActor
struct SampleSettings {
    enum Theme: String, CaseIterable { case dark, light }

    static let definitions: [SettingDefinition] = [
        Setting.theme.definition, Setting.count.definition, Setting.volume.definition, Setting.name.definition,
        Setting.pause.definition, Setting.folder.definition, Setting.tags.definition, Setting.isOn.definition,
        Setting.token.definition,
    ]

    static let path = "/memory/configuration/config.json"

    let disk = MemoryDisk()
    let watch = MemoryWatch()

    init(_ file: String? = nil) throws {
        guard let file else { return }
        try write(file)
    }

    func write(_ text: String) throws {
        _ = try disk.create(.configuration)
        try disk.write(Array(text.utf8), to: Self.path)
    }

    var text: String? { (try? disk.read(Self.path, limit: 10_000_000)).map { String(decoding: $0, as: UTF8.self) } }

    func settings(
        _ variables: [String: String] = [:], arguments: [String] = [], distribution: [String: String] = [:]
    ) -> StoredSettings {
        StoredSettings(
            Self.definitions, distribution: distribution,
            environment: FixedEnvironment(variables, arguments: arguments), directories: disk, files: disk, watch: watch
        )
    }
}

extension Setting where Value == SampleSettings.Theme {
    static let theme = Setting.choice(
        "theme", title: LocalizedText(en: "Theme", ru: "Оформление"),
        help: LocalizedText(en: "dark or light", ru: "тёмное или светлое"), default: .dark
    ) { $0 == .dark ? LocalizedText(en: "Dark", ru: "Тёмное") : LocalizedText(en: "Light", ru: "Светлое") }
}

extension Setting where Value == Int {
    static let count = Setting.integer("list.count", title: "Count", help: "how many", default: 5, in: 1...9)
}

extension Setting where Value == Double {
    static let volume = Setting.decimal("volume", title: "Volume", help: "how loud", default: 0.5, in: 0...1)
}

extension Setting where Value == Duration {
    static let pause = Setting.duration(
        "pause", title: "Pause", help: "how long", default: .seconds(90), in: .seconds(1) ... .seconds(86_400))
}

extension Setting where Value == String {
    static let name = Setting.text("name", title: "Name", help: "who", default: "Ada").checked { name in
        name.contains(" ") ? LocalizedText(en: "a name has no blanks", ru: "в имени нет пробелов") : nil
    }
    static let folder = Setting.path("folder", title: "Folder", help: "where", default: "~/music")
    static let token = Setting.text("token", title: "Token", help: "a secret", default: "").checked { token in
        token.count > 20 ? LocalizedText(en: "it is too long", ru: "он слишком длинный") : nil
    }.secret
}

extension Setting where Value == [String] {
    static let tags = Setting.list("tags", title: "Tags", help: "words", default: ["a"])
}

extension Setting where Value == Bool {
    static let isOn = Setting.flag("on", title: "On", help: "whether", default: false)
}
