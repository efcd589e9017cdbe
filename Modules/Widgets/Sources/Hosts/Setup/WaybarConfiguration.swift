import JSONKit

/// The configuration of waybar: a bar or a list of bars, in JSON with comments.
enum WaybarConfiguration {
    static func reading(of text: String) -> HostReading {
        do throws(JSONError) {
            let root = try JSONNode(parsing: withoutTrailingCommas(text), comments: true)
            let bars = if case .array(let bars) = root.content { bars } else { [root] }
            return bars.reduce(into: HostReading()) { read($1, into: &$0) }
        } catch {
            return HostReading(problems: [.unreadable(error.explanation)])
        }
    }

    private static func read(_ bar: JSONNode, into reading: inout HostReading) {
        let lists = ["left", "center", "right"].compactMap { try? bar["modules-\($0)"]?.array() }
        let listed = lists.joined().compactMap { try? $0.string() }
        for member in (try? bar.members()) ?? [] where member.key.hasPrefix("custom/") {
            guard let command = member.value.text("exec").flatMap({ HostCommand($0) }) else { continue }
            reading.add(command, verbs: ["stream", "render"], format: .waybar)
            reading.require("return-type", "json", found: member.value.text("return-type"))
            if !listed.contains(member.key) { reading.problems.append(.notListed(member.key)) }
            reading.problems += signals(of: member.value, isStream: command.verb == "stream")
        }
    }

    private static func signals(of module: JSONNode, isStream: Bool) -> [HostProblem] {
        guard let signal = try? module["signal"]?.int() else { return [] }
        guard RealTimeSignal.numbers.contains(signal) else { return [.noSignal(signal)] }
        guard !isStream else { return [.signalOfStream] }
        let clicks = ((try? module.members()) ?? []).filter { $0.key.hasPrefix("on-") }
        let sent = clicks.compactMap { try? $0.value.string() }.flatMap(RealTimeSignal.sent)
        return sent.first { $0 != signal }.map { [.signal(signal, sent: $0)] } ?? []
    }

    /// Waybar's reader takes a comma behind the last value.
    private static func withoutTrailingCommas(_ text: String) -> String {
        text.replacing(#/,(?<space>(?:\s|//[^\n]*\n|/\*(?:[^*]|\*[^/])*\*/)*[\]}])/#) { $0.output.space }
    }
}

extension JSONNode {
    fileprivate subscript(key: String) -> JSONNode? {
        (try? members())?.first { $0.key == key }?.value
    }

    fileprivate func text(_ key: String) -> String? { try? self[key]?.string() }
}
