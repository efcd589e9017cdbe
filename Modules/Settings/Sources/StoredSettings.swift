import JSONKit
import LocalizationKit
import PlatformInterface
import SettingsInterface
import SpellingKit
import StateKit

/// The settings of this build, kept in the file of the person.
@MainActor
final class StoredSettings: Settings {
    let definitions: [SettingDefinition]
    let path: String
    private let layers: FixedLayers
    private let home: String?
    private let directories: any Directories
    private let files: any Files
    private let watch: any Watch
    private var file: SettingsFile
    private var observers: [Int: @MainActor (Set<String>) -> Void] = [:]
    private var nextObserver = 0
    private var watching: Task<Void, Never>?

    init(
        _ definitions: [SettingDefinition], distribution: [String: String], environment: any Environment,
        directories: any Directories, files: any Files, watch: any Watch
    ) {
        self.definitions = definitions.sorted { $0.key < $1.key }
        self.directories = directories
        self.files = files
        self.watch = watch
        home = environment.nonEmpty("HOME") ?? environment.userHome
        path = "\(directories.path(.configuration))/config.json"
        layers = FixedLayers(
            definitions, arguments: environment.arguments, variables: environment.variables,
            distribution: distribution)
        file = SettingsFile(path, files, definitions)
    }

    var problems: [SettingProblem] { file.problems + layers.problems }

    func state(of key: String) -> SettingState? {
        definitions.first { $0.key == key }.map { state(of: $0, in: file) }
    }

    func decide(_ key: String, _ value: SettingValue?) throws(SettingsError) {
        guard let definition = definitions.first(where: { $0.key == key }) else { throw unknown(key) }
        if let value { try check(value, definition) }
        let current = SettingsFile(path, files, definitions)
        if let breakage = current.breakage { throw .broken(breakage) }
        let wasChanged = current.values[key] != file.values[key]
        adopt(current)
        if wasChanged { throw .conflict(key: key) }
        let isDecided = value == nil ? !file.keys.contains(key) : value == file.values[key]
        if !isDecided { try write(key, value) }
    }

    func observe(_ observer: @escaping @MainActor (Set<String>) -> Void) -> AnyCancellable {
        let number = nextObserver
        nextObserver += 1
        observers[number] = observer
        return AnyCancellable { [weak self] in self?.observers[number] = nil }
    }
}

extension StoredSettings {
    /// Follows the file from now on; where it cannot be followed, changes are seen at the next start.
    func startWatching() {
        guard (try? directories.create(.configuration)) != nil, let changes = try? watch.changes(of: .file(path)) else {
            return
        }
        watching = Task { [weak self] in
            for await _ in changes { self?.reload() }
        }
        reload()
    }

    func stopWatching() {
        watching?.cancel()
        watching = nil
    }

    private func reload() { adopt(SettingsFile(path, files, definitions)) }

    private func adopt(_ new: SettingsFile) {
        let old = file
        file = new
        let changed = definitions.filter { state(of: $0, in: old).value != state(of: $0, in: new).value }.map(\.key)
        guard !changed.isEmpty else { return }
        for number in observers.keys.sorted() { observers[number]?(Set(changed)) }
    }

    private func state(of definition: SettingDefinition, in file: SettingsFile) -> SettingState {
        var state = layers.state(of: definition, file: file.values)
        for index in state.layers.indices { state.layers[index].value = expanded(state.layers[index].value) }
        return state
    }

    private func expanded(_ value: SettingValue) -> SettingValue {
        guard case .path(let path) = value, path.hasPrefix("~/"), let home else { return value }
        return .path(home + path.dropFirst())
    }
}

extension StoredSettings {
    private func unknown(_ key: String) -> SettingsError {
        .unknownKey(key, hint: key.utf8.count > 100 ? nil : suggestion(for: key, among: definitions.map(\.key)))
    }

    /// A value counts when it could be read from the file again.
    private func check(_ value: SettingValue, _ definition: SettingDefinition) throws(SettingsError) {
        do throws(Refusal) {
            guard let node = try? JSONNode(parsing: value.json.compact), try definition.value(of: node) == value else {
                throw Refusal(definition, found: "`\(value.word)`")
            }
        } catch {
            throw .refused(key: definition.key, reason: error.text)
        }
    }

    private func write(_ key: String, _ value: SettingValue?) throws(SettingsError) {
        var text = SettingsText(file.bytes)
        if let value { text.set(key, to: value.json) } else { text.remove(key) }
        do throws(FileError) {
            _ = try directories.create(.configuration)
            try files.write(text.bytes, to: path)
        } catch {
            throw .notWritten(error.explanation)
        }
        reload()
    }
}
