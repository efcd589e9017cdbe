/// The configuration of polybar: sections of keys and values.
enum PolybarConfiguration {
    static func reading(of text: String) -> HostReading {
        let sections = sections(of: text)
        let listed = sections.filter { $0.name.hasPrefix("bar/") }.flatMap { section in
            ["left", "center", "right"].flatMap { section.values["modules-\($0)"]?.split(separator: " ") ?? [] }
        }
        var reading = HostReading()
        for section in sections where section.name.hasPrefix("module/") {
            guard let command = section.values["exec"].flatMap({ HostCommand($0) }) else { continue }
            reading.add(command, verbs: ["stream", "render"], format: .polybar)
            reading.require("type", "custom/script", found: section.values["type"])
            if command.verb == "stream" { reading.require("tail", "true", found: section.values["tail"]) }
            let name = section.name.dropFirst(7)
            if !listed.contains(name) { reading.problems.append(.notListed(String(name))) }
        }
        return reading
    }

    private struct Section {
        var name: String
        var values: [String: String] = [:]
    }

    private static func sections(of text: String) -> [Section] {
        text.split(whereSeparator: \.isNewline).reduce(into: []) { sections, line in
            let line = trimmed(line)
            if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
                sections.append(Section(name: String(line[line.index(after: line.startIndex)..<end])))
            } else if let sign = line.firstIndex(of: "="), let last = sections.indices.last,
                line.first.map({ $0 != ";" && $0 != "#" }) == true
            {
                sections[last].values[trimmed(line[..<sign])] = trimmed(line[line.index(after: sign)...])
            }
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
