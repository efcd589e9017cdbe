import LocalizationKit
import WidgetHostInterface

/// Why a host does not show a widget.
enum HostProblem: Equatable {
    /// None of the programs is there.
    case notInstalled([String])
    /// There is no configuration in any of the places.
    case noConfiguration(String)
    /// The configuration shows no widget.
    case notShown(String)
    /// The configuration cannot be read.
    case unreadable(LocalizedText)
    /// The command of the configuration names a program that is not there.
    case programMissing(String)
    case notPlaced(String)
    /// Something has another value than it needs; `nil` for none.
    case setting(String, needs: String, found: String?)
    /// A module that stands in no list.
    case notListed(String)
    /// The module listens for one signal, and its clicks send another.
    case signal(Int, sent: Int)
    /// A number for which there is no real-time signal.
    case noSignal(Int)
    /// A module with a signal and a script that runs on never appears.
    case signalOfStream

    var text: LocalizedText {
        switch self {
        case .notInstalled(let names): Strings.hostNotInstalled(programs: names.joined(separator: ", "))
        case .noConfiguration(let file): Strings.hostNoConfiguration(file: file)
        case .notShown(let file): Strings.hostNotShown(file: file)
        case .unreadable(let reason): reason
        case .programMissing(let program): Strings.hostProgramMissing(program: program)
        case .notPlaced(let id): WidgetHostError.noSuchPlacement(id).explanation
        case .setting(let name, let value, let found?):
            Strings.hostSetting(name: name, value: value, found: found)
        case .setting(let name, let value, nil): Strings.hostSettingMissing(name: name, value: value)
        case .notListed(let module): Strings.hostNotListed(module: module)
        case .signal(let number, let sent): Strings.hostSignal(signal: number, sent: sent)
        case .noSignal(let number): Strings.hostNoSignal(signal: number, last: RealTimeSignal.numbers.upperBound)
        case .signalOfStream: Strings.hostSignalOfStream
        }
    }

    /// The problem with the path of the configuration, where it has only a line.
    func named(_ path: String) -> HostProblem {
        guard case .unreadable(let reason) = self else { return self }
        return .unreadable(LocalizedText(joining: [LocalizedText(path), reason], separator: ":"))
    }
}
