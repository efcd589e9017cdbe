/// What a process told of one number before it was killed.
struct Told {
    var phone: String
    var challenge: String
    var code: String
    /// The last refresh token that it was given; `nil` when it had none yet.
    var token: String?

    /// All numbers of the lines `code PHONE CHALLENGE CODE` and `token PHONE TOKEN`.
    static func all(in lines: [String]) -> [Told] {
        var all: [Told] = []
        for words in lines.map({ $0.split(separator: " ").map(String.init) }) {
            switch (words.first, words.count) {
            case ("code", 4): all.append(Told(phone: words[1], challenge: words[2], code: words[3]))
            case ("token", 3) where all.last?.phone == words[1]: all[all.count - 1].token = words[2]
            default: break
            }
        }
        return all
    }
}
