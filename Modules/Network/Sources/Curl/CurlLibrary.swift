import CCurl
import LocalizationKit
import NetworkInterface

/// The library of the system.
enum CurlLibrary {
    /// Opens it, once; later calls cost nothing.
    static func open() throws(HTTPError) {
        if let problem = network_curl_open() { throw .unavailable(reason: LocalizedText(String(cString: problem))) }
    }

    /// What it and its parts are, such as `libcurl/7.88.1 OpenSSL/3.0.17 …`.
    static func version() throws(HTTPError) -> String {
        try open()
        return String(cString: network_curl_version())
    }
}
