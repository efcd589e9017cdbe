import Foundation

/// A file of the Unicode Character Database, as rows of fields.
struct UnicodeFile {
    var rows: [[String]]

    init(_ name: String) throws {
        let content = try String(contentsOfFile: "/usr/share/unicode/\(name)", encoding: .utf8)
        rows = content.split(separator: "\n").compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";", omittingEmptySubsequences: false)
            return fields.count < 2 ? nil : fields.map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The scalars of the rows whose second field is wanted.
    func scalars(where isWanted: (String) -> Bool) -> Set<UInt32> {
        var found: Set<UInt32> = []
        for row in rows where isWanted(row[1]) {
            let ends = row[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
            found.formUnion((ends.first ?? 1)...(ends.last ?? 0))
        }
        return found
    }

    /// `1F468 200D 1F467` as text.
    static func text(_ scalars: some StringProtocol) -> String {
        var view = String.UnicodeScalarView()
        for item in scalars.split(separator: " ") {
            if let scalar = UInt32(item, radix: 16).flatMap(Unicode.Scalar.init) { view.append(scalar) }
        }
        return String(view)
    }
}
