import JSONKit

/// A click that i3bar tells of, one a line in a list that never ends.
struct BarClick: Equatable {
    /// The name of the placed widget.
    var instance: String
    /// What the click means: the left half and the wheel upwards go back.
    var intent: String

    /// Reads a line; `nil` for one that is no click on a widget.
    init?(_ line: String) {
        let object = line.drop { $0 == "[" || $0 == "," || $0 == " " }
        guard let members = try? JSONNode(parsing: String(object)).members() else { return nil }
        let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        let number = { (key: String) in try? values[key]?.int() }
        guard (try? values["name"]?.string()) == "tessera", let instance = try? values["instance"]?.string(),
            let button = number("button")
        else { return nil }
        self.instance = instance
        switch button {
        case 1:
            let isLeft = (number("relative_x") ?? 0) * 2 < (number("width") ?? 0)
            intent = isLeft ? "back" : "forward"
        case 3, 4: intent = "back"
        case 5: intent = "forward"
        default: return nil
        }
    }
}
