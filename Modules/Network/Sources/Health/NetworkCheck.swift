import FeatureKitInterface
import LocalizationKit
import NetworkInterface
import PlatformInterface

/// What `doctor` says of the network; it sends nothing.
enum NetworkCheck {
    typealias Finding = HealthCheck.Finding
    private static let systemAuthorities = "/etc/ssl/certs/ca-certificates.crt"

    static func check(_ settings: NetworkSettings, _ files: any Files, keepsCopies: Bool) -> HealthCheck {
        HealthCheck(title: Strings.network) { _ in
            [library()] + proxies(settings) + [authorities(settings, files), copies(keepsCopies)]
        }
    }

    private static func library() -> Finding {
        do throws(HTTPError) {
            return Finding(.ok, "libcurl", LocalizedText(try CurlLibrary.version()))
        } catch {
            return Finding(.fail, "libcurl", error.explanation, remedy: "sudo apt-get install libcurl4")
        }
    }

    private static func proxies(_ settings: NetworkSettings) -> [Finding] {
        let rows = HTTPURL.Scheme.allCases.map { scheme in
            let proxy = settings.proxies[scheme].map(NetworkSettings.shown)
            return Finding(
                .ok, Strings.schemeProxy(scheme: scheme.rawValue), proxy.map { LocalizedText($0) } ?? Strings.none)
        }
        return rows
            + (settings.direct.isEmpty ? [] : [Finding(.ok, Strings.withoutProxy, LocalizedText(settings.direct))])
    }

    private static func copies(_ areKept: Bool) -> Finding {
        Finding(.ok, Strings.copies, areKept ? Strings.copiesInCache : Strings.copiesInMemory)
    }

    private static func authorities(_ settings: NetworkSettings, _ files: any Files) -> Finding {
        let path = settings.authorities ?? systemAuthorities
        do throws(FileError) {
            _ = try files.read(path, limit: 64 << 20)
            return Finding(.ok, Strings.authorities, LocalizedText(path))
        } catch {
            let remedy: LocalizedText =
                settings.authorities == nil
                ? "sudo apt-get install ca-certificates" : Strings.setAuthorities
            return Finding(.fail, Strings.authorities, error.explanation, remedy: remedy)
        }
    }
}
