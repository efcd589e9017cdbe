import AuthFlowInterface
import ImageCodecInterface
import LocalizationKit
import NetworkInterface
import PlatformInterface

/// Gets the bytes of files and addresses, within the limit of pictures.
struct GalleryBytes: Sendable {
    private static let accepted =
        "image/png, image/jpeg, image/webp, application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.1"

    let files: any Files
    /// `nil` in a build without a network.
    let network: (any HTTPTransport)?
    /// Whose copies are kept, which a server is asked about: what somebody looked at is their own.
    var profile: @MainActor @Sendable () -> String = { SessionIdentity.nobody }

    /// The bytes of a file.
    func read(_ path: FilePath) throws(GalleryError) -> [UInt8] {
        do throws(FileError) {
            return try files.read(path.absolute, limit: ImageLimits().bytes)
        } catch {
            throw GalleryError(place: path.text, reason: error.reason)
        }
    }

    /// The names in a folder; `nil` for what is none, which ``read(_:)`` has the words for.
    func names(in path: FilePath) throws(GalleryError) -> [String]? {
        do throws(FileError) {
            return try files.names(in: path.absolute)
        } catch {
            guard error.cause == .notAllowed else { return nil }
            throw GalleryError(place: path.text, reason: error.reason)
        }
    }

    /// What is at an address, and where redirects led.
    ///
    /// - Throws: ``GalleryError``, or `CancellationError`.
    func fetch(_ url: HTTPURL) async throws -> (bytes: [UInt8], url: HTTPURL) {
        guard let network else { throw GalleryError(place: "\(url)", reason: Strings.noNetwork) }
        var request = HTTPRequest(url, headers: ["Accept": Self.accepted])
        request.limit = ImageLimits().bytes
        request.keptFor = await profile()
        request.sharesFlight = true
        do {
            let response = try await network.send(request).successful()
            return (response.body, response.head.url)
        } catch let error as HTTPError {
            throw GalleryError(place: "\(url)", reason: error.explanation, isTransient: error.isTransient)
        }
    }
}
