import ImageCodecInterface
import LocalizationKit
import NetworkInterface
import XMLInterface

/// Gets pictures from files, folders, addresses and feeds.
struct GalleryLoader: GalleryLoading {
    let bytes: GalleryBytes
    let decoder: any ImageDecoding
    /// `nil` in a build that reads no XML.
    let xml: (any XMLParsing)?

    func listing(of source: GallerySource) async throws -> GalleryListing {
        switch source {
        case .samples:
            let items = Sample.allCases.map { GalleryItem(title: $0.title, place: .drawn($0)) }
            return GalleryListing(title: Strings.samples, items: items)
        case .file(let path):
            if let names = try bytes.names(in: path) { return folder(path, names) }
            return try listing(in: try bytes.read(path), at: .file(path), written: path.text, base: nil)
        case .web(let url):
            let (bytes, base) = try await bytes.fetch(url)
            return try listing(in: bytes, at: .web(url), written: "\(url)", base: base)
        }
    }

    func facts(at place: PicturePlace) async throws -> PictureFacts {
        if case .drawn = place { return PictureFacts(information: nil, size: Sample.size, bytes: 0) }
        return try facts(of: try await file(at: place), written: place.written)
    }

    func picture(at place: PicturePlace, fitting box: PixelSize) async throws -> Picture {
        if case .drawn(let sample) = place { return try drawn(sample, fitting: box) }
        let file = try await file(at: place)
        do {
            let image = try await decoder.decode(file, fitting: box)
            return Picture(image: image, facts: try facts(of: file, written: place.written))
        } catch let error as ImageError {
            throw GalleryError(place: place.written, reason: error.explanation)
        }
    }
}

extension GalleryLoader {
    private func folder(_ path: FilePath, _ names: [String]) -> GalleryListing {
        let pictures = names.filter { !$0.hasPrefix(".") && PictureName.isOne($0) }
        let items = pictures.map { GalleryItem(title: LocalizedText($0), place: .file(path.appending($0))) }
        return GalleryListing(title: LocalizedText(path.name), items: items)
    }

    /// What a file is, it says by how it begins, never by what it is called.
    private func listing(
        in file: [UInt8], at place: PicturePlace, written: String, base: HTTPURL?
    ) throws -> GalleryListing {
        if Self.isXML(file) { return try feed(file, at: place, base: base) }
        _ = try facts(of: file, written: written)
        let item = GalleryItem(title: LocalizedText(place.name), place: place)
        return GalleryListing(title: LocalizedText(place.name), items: [item])
    }

    private func feed(_ file: [UInt8], at place: PicturePlace, base: HTTPURL?) throws(GalleryError) -> GalleryListing {
        guard let xml else { throw GalleryError(place: place.written, reason: Strings.noXML) }
        let root: XMLElement
        do throws(XMLError) {
            root = try xml.parse(file, limits: XMLLimits())
        } catch {
            throw GalleryError(place: place.written, reason: Strings.noFeed(reason: error.explanation))
        }
        guard let feed = PictureFeed(root, base: base) else {
            throw GalleryError(
                place: place.written, reason: Strings.noFeed(reason: Strings.otherDocument(name: root.name)))
        }
        return GalleryListing(title: LocalizedText(feed.title ?? place.name), items: feed.items)
    }

    /// Whether the first character is a `<`; in UTF-16 the mark of its order stands before it.
    private static func isXML(_ file: [UInt8]) -> Bool {
        let starts: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
        if starts.contains(where: { file.starts(with: $0) }) { return true }
        let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
        return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }

    private func file(at place: PicturePlace) async throws -> [UInt8] {
        switch place {
        case .drawn: []
        case .file(let path): try bytes.read(path)
        case .web(let url): try await bytes.fetch(url).bytes
        }
    }

    private func facts(of file: [UInt8], written: String) throws(GalleryError) -> PictureFacts {
        do throws(ImageError) {
            let information = try decoder.probe(file)
            return PictureFacts(information: information, size: information.size, bytes: file.count)
        } catch {
            throw GalleryError(place: written, reason: error.explanation)
        }
    }

    private func drawn(_ sample: Sample, fitting box: PixelSize) throws -> Picture {
        guard let image = try sample.image(fitting: box) else {
            throw GalleryError(place: sample.rawValue, reason: Strings.notThereYet)
        }
        return Picture(image: image, facts: PictureFacts(information: nil, size: Sample.size, bytes: 0))
    }
}
