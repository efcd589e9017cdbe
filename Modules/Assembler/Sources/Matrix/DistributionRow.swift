import DescriptorKit
import FeatureKitInterface
import JSONKit

/// What a distribution is made of and costs, as it was measured.
struct DistributionRow: Equatable {
    var name: String
    /// The features that its file names, and how many come along with them.
    var features: [String]
    var alongCount: Int
    /// The size of the binary, in bytes.
    var size: Int
    /// The median of the times from the start to the end of `--version`.
    var start: Duration
    /// The shared libraries that the loader brings in before `main`.
    var linked: [String]
    /// The other libraries that its features open at first use, where they are installed.
    var opened: [String]
}

extension DistributionRow {
    /// The measured facts of a choice that was built.
    init(_ choice: Choice, _ binary: Binary, start: Duration) {
        let files = choice.selection.features.flatMap(\.libraries).map(\.file)
        self.init(
            name: choice.name, features: choice.chosen,
            alongCount: choice.selection.features.count - choice.chosen.count,
            size: binary.size, start: start, linked: binary.libraries,
            opened: Set(files).subtracting(binary.libraries).sorted())
    }

    static let titles = ["distribution", "features", "size", "start", "linked", "opened at first use"]

    var cells: [String] {
        [
            name, "\(features.joined(separator: ", ")) (+\(alongCount))", ByteCount(size).text,
            Milliseconds(start).text,
            list(linked), list(opened),
        ]
    }

    private func list(_ files: [String]) -> String { files.isEmpty ? "–" : files.joined(separator: ", ") }

    var json: JSONValue {
        [
            "name": .string(name), "features": JSONValue(features), "along": .int(alongCount), "size": .int(size),
            "start": .double(Seconds(start).value), "linked": JSONValue(linked), "opened": JSONValue(opened),
        ]
    }
}
