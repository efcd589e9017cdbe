import LocalizationKit

/// What an environment says about its terminal.
struct TerminalDescription {
    private let environment: [String: String]

    init(_ environment: [String: String]) {
        self.environment = environment
    }

    var type: String { environment["TERM"] ?? "" }

    /// Source: no-color.org; an empty `NO_COLOR` counts as not set.
    var wantsNoColour: Bool { !(environment["NO_COLOR"] ?? "").isEmpty }

    /// How many colours there are: `COLORTERM` by the convention of S-Lang and VTE, else what `TERM` ends with.
    var colours: LocalizedText {
        if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return Strings.sixteenMillion }
        if type.hasSuffix("-direct") { return Strings.sixteenMillion }
        if type.hasSuffix("-256color") { return "256" }
        return ["", "dumb"].contains(type) || type.hasPrefix("vt") ? Strings.noColours : "16"
    }

    /// The locale of characters; the first variable that is set and not empty counts (POSIX.1-2024, section 8.2).
    var locale: String {
        ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }

    var isUnicode: Bool {
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }
}
