import ImageCodecInterface
import ImageCodecTesting
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import XMLInterface

@testable import GalleryFlow

/// A disk and a network with whatever a test puts there, and the real loader.
struct GalleryStage {
    let disk = MemoryDisk()
    let network: ScriptedNetwork
    var xml: (any XMLParsing)?

    /// Every document is the same to its reader of XML; `nil` is one that is broken.
    init(document: XMLElement? = nil) throws {
        network = try ScriptedNetwork()
        xml = ScriptedXML(document: document)
    }

    var loader: GalleryLoader { loader(network) }

    func loader(_ network: (any HTTPTransport)?) -> GalleryLoader {
        GalleryLoader(bytes: GalleryBytes(files: disk, network: network), decoder: ScriptedDecoder(), xml: xml)
    }

    /// Puts a file into the folder of pictures, and tells its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws(FileError) -> FilePath {
        let folder = try disk.create(.data, "pictures")
        try disk.write(bytes, to: "\(folder)/\(name)")
        return FilePath("\(folder)/\(name)", home: nil)
    }

    var folder: FilePath { FilePath("\(disk.path(.data))/pictures", home: nil) }

    /// A file that is a picture.
    static func picture(width: Int = 40, height: Int = 20) -> [UInt8] {
        ScriptedDecoder.file(PixelSize(width: width, height: height), colour: (200, 100, 50))
    }
}

/// Reads every document as the same one.
private struct ScriptedXML: XMLParsing {
    let document: XMLElement?

    func parse(_ bytes: [UInt8], limits: XMLLimits) throws(XMLError) -> XMLElement {
        guard let document else { throw .malformed(line: 1, column: 7, "a tag that nobody closed") }
        return document
    }
}
