import FeatureKitInterface
import NetworkInterface
import PlatformInterface

/// What `doctor` says of the network; it sends nothing.
enum NetworkCheck {
    typealias Finding = HealthCheck.Finding
    private static let systemAuthorities = "/etc/ssl/certs/ca-certificates.crt"

    static func check(_ settings: NetworkSettings, _ files: any Files) -> HealthCheck {
        HealthCheck(title: "network") { _ in
            [library()] + proxies(settings) + [authorities(settings, files)]
        }
    }

    private static func library() -> Finding {
        do throws(HTTPError) {
            return Finding(.ok, "libcurl", try CurlLibrary.version())
        } catch {
            return Finding(.fail, "libcurl", "\(error)", remedy: "sudo apt-get install libcurl4")
        }
    }

    private static func proxies(_ settings: NetworkSettings) -> [Finding] {
        let rows = HTTPURL.Scheme.allCases.map { scheme in
            let proxy = settings.proxies[scheme].map(NetworkSettings.shown)
            return Finding(.ok, "\(scheme.rawValue) proxy", proxy ?? "none")
        }
        return rows + (settings.direct.isEmpty ? [] : [Finding(.ok, "without proxy", settings.direct)])
    }

    private static func authorities(_ settings: NetworkSettings, _ files: any Files) -> Finding {
        let path = settings.authorities ?? systemAuthorities
        do throws(FileError) {
            _ = try files.read(path, limit: 64 << 20)
            return Finding(.ok, "authorities", path)
        } catch {
            let remedy =
                settings.authorities == nil
                ? "sudo apt-get install ca-certificates" : "set SSL_CERT_FILE to a file that you may read"
            return Finding(.fail, "authorities", "\(error)", remedy: remedy)
        }
    }
}
