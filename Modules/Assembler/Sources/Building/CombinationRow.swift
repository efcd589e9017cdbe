import JSONKit

/// One build of the combinations.
struct CombinationRow {
    /// How it went.
    enum Status: String {
        /// The binary was built and proved.
        case ok
        /// It could not be built.
        case failed
        /// It cannot be put together, because a feature needs the one that is left out.
        case needed
    }

    var name: String
    var status: Status
    var reason: String?
    var duration: Duration?
    var size: Int?

    /// Name, status, time and size; the reason in place of the figures when there are none.
    var cells: [String] {
        guard let duration, let size else {
            return [name, status.rawValue, status == .needed ? reason ?? "" : ""]
        }
        return [name, status.rawValue, Seconds(duration).text, ByteCount(size).text]
    }

    var json: JSONValue {
        [
            "name": .string(name), "result": .string(status.rawValue), "reason": JSONValue(reason),
            "seconds": duration.map { .double(Seconds($0).value) } ?? .null, "size": size.map(JSONValue.int) ?? .null,
        ]
    }
}
