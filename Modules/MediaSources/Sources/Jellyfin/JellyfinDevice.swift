import FeatureKitInterface
import NetworkInterface
import PlatformInterface

/// How this program presents itself to a Jellyfin server.
struct JellyfinDevice: Sendable {
    /// What a person reads in the server's list of devices.
    var name: String
    /// What the server tells devices apart by.
    var id: String

    /// The field `Authorization`, in which all four names stand, also before anybody has signed in.
    func credential(_ token: Secret?) -> HTTPCredential {
        HTTPCredential(header: "Authorization", value: Secret(value(token)))
    }

    private func value(_ token: Secret?) -> String {
        var fields = [
            ("Client", "Tessera"), ("Device", name), ("DeviceId", id),
            ("Version", MediaSourcesFeature.descriptor.version),
        ]
        if let token { fields.append(("Token", token.reveal())) }
        return "MediaBrowser " + fields.map { "\($0.0)=\"\(Self.encoded($0.1))\"" }.joined(separator: ", ")
    }

    /// As in addresses: the server decodes it, and nothing breaks out of its quotation marks.
    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = UnicodeScalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if isPlain || "-._~".utf8.contains(byte) { return String(Character(scalar)) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
