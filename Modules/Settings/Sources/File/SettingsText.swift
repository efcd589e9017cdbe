import JSONKit
import LocalizationKit

/// The text of a settings file, which is changed in place: comments, order and blank lines stay.
struct SettingsText: Equatable {
    private(set) var bytes: [UInt8]

    /// A text that was read without an error, or the one of a file that does not exist yet.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes.isEmpty ? Array("{\n}\n".utf8) : bytes
    }

    /// Puts a value in the place of what a key has, or adds the key at the end.
    mutating func set(_ key: String, to value: JSONValue) {
        let text = Array(value.compact.utf8)
        let places = MemberPlaces(bytes)
        if let member = places.member(key) {
            bytes.replaceSubrange(member.value, with: text)
        } else if let last = places.members.last {
            append(key, text, after: last)
        } else {
            fill(key, text, places)
        }
    }

    /// Takes a key out; a line that is empty then goes too, and comments stay.
    mutating func remove(_ key: String) {
        let places = MemberPlaces(bytes)
        guard let index = places.members.firstIndex(where: { $0.name == key }) else { return }
        let member = places.members[index]
        var range = member.start..<(member.comma.map { $0 + 1 } ?? member.value.upperBound)
        if let comma = member.comma, bytes[member.value.upperBound..<comma].contains(where: { !isBlank($0) }) {
            // A comment stands between the value and its comma.
            bytes.remove(at: comma)
            range = member.start..<member.value.upperBound
        }
        removeLine(range)
        if member.comma == nil, index > 0, let comma = places.members[index - 1].comma { bytes.remove(at: comma) }
    }
}

extension SettingsText {
    private var lineEnd: [UInt8] {
        let isWindows = zip(bytes, bytes.dropFirst()).contains { $0 == (0x0D, 0x0A) }
        return isWindows ? [0x0D, 0x0A] : [0x0A]
    }

    private func entry(_ key: String, _ value: [UInt8], indent: [UInt8]) -> [UInt8] {
        indent + Array(JSONValue.quoted(key).utf8) + Array(": ".utf8) + value
    }

    /// Behind the last member, on a line of its own unless the object is written in one line.
    private mutating func append(_ key: String, _ value: [UInt8], after last: MemberPlaces.Member) {
        let end = last.value.upperBound
        if let place = lineEnd(behind: end) {
            bytes.insert(contentsOf: lineEnd + entry(key, value, indent: indent(of: last)), at: place)
            bytes.insert(UInt8(ascii: ","), at: end)
        } else {
            bytes.insert(contentsOf: Array(", ".utf8) + entry(key, value, indent: []), at: end)
        }
    }

    private mutating func fill(_ key: String, _ value: [UInt8], _ places: MemberPlaces) {
        var start = places.closing
        while start > places.opening, isBlank(bytes[start - 1]) || isLineEnd(bytes[start - 1]) { start -= 1 }
        let line = lineEnd + entry(key, value, indent: [0x20, 0x20]) + lineEnd
        bytes.replaceSubrange(start..<places.closing, with: line)
    }

    /// The end of the line behind a value and its comments; `nil` when more than comments stands there.
    private func lineEnd(behind place: Int) -> Int? {
        var place = place
        while place < bytes.count {
            if isLineEnd(bytes[place]) { return place }
            if isBlank(bytes[place]) {
                place += 1
            } else if bytes[place...].starts(with: Array("//".utf8)) {
                place = bytes[place...].firstIndex(where: isLineEnd) ?? bytes.count
            } else if bytes[place...].starts(with: Array("/*".utf8)) {
                place = endOfBlockComment(from: place + 2)
            } else {
                return nil
            }
        }
        return nil
    }

    private func endOfBlockComment(from start: Int) -> Int {
        let end = Array("*/".utf8)
        return (start..<bytes.count).first { bytes[$0...].starts(with: end) }.map { $0 + 2 } ?? bytes.count
    }

    private func indent(of member: MemberPlaces.Member) -> [UInt8] {
        let start = lineStart(of: member.start)
        let blanks = Array(bytes[start..<member.start])
        return blanks.allSatisfy(isBlank) ? blanks : [0x20, 0x20]
    }

    private func lineStart(of place: Int) -> Int {
        bytes[..<place].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    }

    private mutating func removeLine(_ range: Range<Int>) {
        let start = lineStart(of: range.lowerBound)
        var end = range.upperBound
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        let isAlone = bytes[start..<range.lowerBound].allSatisfy(isBlank)
        guard isAlone, end < bytes.count, isLineEnd(bytes[end]) else {
            return bytes.removeSubrange(range.lowerBound..<(isAlone ? range.upperBound : end))
        }
        if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { end += 1 }
        bytes.removeSubrange(start...end)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension MemberPlaces {
    func member(_ key: String) -> Member? { members.first { $0.name == key } }
}

extension MemberPlaces.Member {
    /// The key with its escapes resolved.
    var name: String? {
        guard let node = try? JSONNode(parsing: key), case .string(let name) = node.content else { return nil }
        return name
    }
}
