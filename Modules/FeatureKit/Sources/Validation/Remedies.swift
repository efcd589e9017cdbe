import FeatureKitInterface
import LocalizationKit

/// What a person can do about something that is not in this build.
struct Remedies {
    let build: BuildDescription
    let executable: String

    /// Says where the service is and how to get it.
    ///
    /// `Not in this build (kiosk, /usr/local/bin/kiosk). storage provides it: Scripts/assemble build kiosk --with storage`
    func providing(_ need: Need) -> LocalizedText {
        let providers = build.catalogue().filter { feature in
            feature.provides.contains { $0.service == need.service }
        }
        let distribution = LocalizedText(build.distribution)
        let place = Strings.notInBuild(distribution: distribution, executable: executable)
        guard let first = providers.first else { return "\(place). \(Strings.noProvider)" }
        let names = providers.map(\.id).listed
        let command = LocalizedText("Scripts/assemble build \(build.distribution) --with \(first.id)")
        return providers.count == 1
            ? "\(place). \(Strings.provider(features: names, command: command))"
            : "\(place). \(Strings.providers(features: names, command: command))"
    }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    var listed: LocalizedText { LocalizedText(listing: map { LocalizedText($0) }) }
}
