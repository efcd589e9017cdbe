import JSONKit
import PhoneNumbersInterface

extension MessageBudget {
    /// The numbers that may be written; so many messages in a day are none that anybody would miss.
    private static let numbers = 0...1_000_000

    /// Reads what `sms.json` decides; what it does not name stays.
    init(_ node: JSONNode) throws(JSONError) {
        let object = try JSONObject(node, keys: ["hour", "day", "country", "countries"])
        all = try Share(object, instead: all)
        if let node = object["country"] { country = try Share(Share.object(node), instead: country) }
        for member in try object["countries"]?.members() ?? [] {
            guard Country.all.contains(where: { $0.region == member.key }) || member.key == "other" else {
                throw JSONError(problem: Strings.unknownCountry, at: member.position)
            }
            countries[member.key] = try Share(Share.object(member.value), instead: country)
        }
    }

    fileprivate static func number(_ node: JSONNode?, instead usual: Int) throws(JSONError) -> Int {
        guard let node else { return usual }
        let number = try node.int()
        guard numbers.contains(number) else {
            throw JSONError(problem: Strings.budgetNumber(most: numbers.upperBound), at: node.position)
        }
        return number
    }
}

extension MessageBudget.Share {
    fileprivate static func object(_ node: JSONNode) throws(JSONError) -> JSONObject {
        try JSONObject(node, keys: ["hour", "day"])
    }

    fileprivate init(_ object: JSONObject, instead usual: Self) throws(JSONError) {
        self.init(
            hour: try MessageBudget.number(object["hour"], instead: usual.hour),
            day: try MessageBudget.number(object["day"], instead: usual.day))
    }
}
