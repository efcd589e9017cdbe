import FeatureKitInterface

/// What a person can do about something that is not in this build.
struct Remedies {
    let build: BuildDescription
    let executable: String

    /// Says where the service is and how to get it.
    ///
    /// `Not in this build (kiosk, /usr/local/bin/kiosk). storage provides it: Scripts/assemble build kiosk --with storage`
    func providing(_ need: Need) -> String {
        let providers = build.catalogue().filter { feature in
            feature.provides.contains { $0.service == need.service }
        }
        let place = "Not in this build (\(build.distribution), \(executable))"
        guard let first = providers.first else { return "\(place). No known feature provides it" }
        let names = providers.map(\.id).listed
        let verb = providers.count == 1 ? "provides" : "provide"
        return "\(place). \(names) \(verb) it: Scripts/assemble build \(build.distribution) --with \(first.id)"
    }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    var listed: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
    }
}
