/// Why a build did not come to a binary.
enum BuildError: Error, Equatable {
    /// The compiler or the linker refused.
    case failed(output: String)
    /// The binary cannot be run or does not answer.
    case mute(path: String, reason: String)
    /// The binary lists other features than were planned.
    case different(path: String, missing: [String], extra: [String])
}

extension BuildError: CustomStringConvertible {
    var description: String {
        switch self {
        case .failed(let output): "\(output)\nthe build failed; the messages above say where"
        case .mute(let path, let reason): "\(path) does not list its features: \(reason)"
        case .different(let path, let missing, let extra):
            "\(path) is not what was planned; missing: \(list(missing)); not planned: \(list(extra))"
        }
    }

    private func list(_ ids: [String]) -> String { ids.isEmpty ? "none" : ids.joined(separator: ", ") }
}
