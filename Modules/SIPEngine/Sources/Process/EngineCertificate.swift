import CCertificate
import Glibc
import PlatformInterface

/// The certificate by which baresip takes connections over TLS.
///
/// A registrar that opens a connection of its own, for a call or for its end (RFC 3261, section 18.2.2), finds nobody
/// without one: the handshake fails. Nobody vouches for it, as nobody does for any user agent; who calls is known from
/// the registration.
enum EngineCertificate {
    /// Makes a key and a certificate for it that is signed by itself.
    ///
    /// - Parameters:
    ///   - name: the common name; what is beyond 64 bytes is left out.
    ///   - random: makes the serial number.
    /// - Returns: both as PEM; `nil` where OpenSSL 3 is missing, which baresip needs for TLS as well.
    static func make(named name: String, _ random: any RandomBytes) -> [UInt8]? {
        let serial = random.bytes(7).reduce(1) { $0 << 8 | Int($1) }
        guard let text = certificate_make(String(decoding: name.utf8.prefix(64), as: UTF8.self), serial) else {
            return nil
        }
        defer { free(text) }
        return Array(String(cString: text).utf8)
    }
}
