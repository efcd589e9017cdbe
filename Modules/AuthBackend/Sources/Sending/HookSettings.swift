import JSONKit
import NetworkInterface
import PlatformInterface

/// A hook that sends messages (the send-SMS hook of the Supabase Auth protocol), and the secrets that it knows us by.
struct HookSettings {
    /// What stands before the Base64 of a secret (Standard Webhooks 1.0).
    private static let prefix = "v1,whsec_"
    /// As short as a secret of Standard Webhooks may be, in bytes.
    private static let shortest = 24

    var url: HTTPURL
    /// The newest first; the hook takes a signature by any of them, so that they can be changed.
    var secrets: [[UInt8]]

    init(_ node: JSONNode) throws(JSONError) {
        let object = try JSONObject(node, keys: ["url", "secret"])
        url = try HTTPURL(try object.required("url"))
        let secret = try object.required("secret")
        secrets = []
        for text in try secret.string().split(separator: "|") {
            guard text.hasPrefix(Self.prefix), let bytes = Base64.decode(text.dropFirst(Self.prefix.count)),
                bytes.count >= Self.shortest
            else { throw JSONError(problem: Strings.noHookSecret, at: secret.position) }
            secrets.append(bytes)
        }
        if secrets.isEmpty { throw JSONError(problem: Strings.noHookSecret, at: secret.position) }
    }

    /// What the hook knows us by, one for each secret.
    ///
    /// - Parameter text: the id, the seconds since 1970 and the body, with points between them.
    /// - Returns: the value of `webhook-signature`.
    func signatures(of text: String) -> String {
        secrets.map { "v1," + Base64.encode(Hashing.hmac(text, key: $0)) }.joined(separator: " ")
    }
}
