/// What the name of a file tells of a video.
struct VideoName: Equatable {
    /// The title of the film, or of the episode when its name has one.
    var title: String?
    /// The title of the series.
    var show: String?
    var season: Int?
    var number: Int?
    var year: Int?

    /// What ends a title: everything behind it speaks of the copy.
    private static let technical: Set<Substring> = [
        "2160p", "1080p", "1080i", "720p", "576p", "480p", "x264", "x265", "h264", "h265", "hevc", "avc", "web",
        "webdl",
        "webrip", "web-dl", "web-rip", "bluray", "blu-ray", "bdrip", "brrip", "hdrip", "dvd", "dvdrip", "remux", "hdr",
        "hdr10", "uhd", "4k", "xvid", "divx", "aac", "ac3", "dts", "proper", "repack",
    ]

    /// - Parameters:
    ///   - name: the name of the file without its folder.
    ///   - folder: the name of its folder, which is the series where the file names none.
    init(_ name: String, in folder: String = "") {
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        if let match = stem.firstMatch(of: #/(?i)(?:^|[ ._\-\[])s(\d{1,2})[ ._\-]?e(\d{1,3})(?!\d)/#) {
            (season, number) = (Int(match.1), Int(match.2))
            read(stem, match.range, folder)
        } else if let match = stem.firstMatch(of: #/(?:^|[ ._\-\[])(\d{1,2})x(\d{2,3})(?!\d)/#) {
            (season, number) = (Int(match.1), Int(match.2))
            read(stem, match.range, folder)
        } else {
            readFilm(stem)
        }
    }

    private mutating func read(_ stem: String, _ place: Range<String.Index>, _ folder: String) {
        let before = Self.words(stem[..<place.lowerBound])
        let parent = folder.contains(#/(?i)^(season|сезон|s)[ ._]?\d+$/#) ? "" : folder
        show = before.isEmpty ? (parent.isEmpty ? nil : Self.words(parent[...])) : before
        let after = Self.words(stem[place.upperBound...])
        title = after.isEmpty ? nil : after
        if show == nil { (title, season, number) = (Self.words(stem[...]), nil, nil) }
    }

    private mutating func readFilm(_ stem: String) {
        if let match = stem.firstMatch(of: #/[ ._(\[]((?:19|20)\d{2})(?:[ ._)\]]|$)/#) {
            year = Int(match.1)
            title = Self.words(stem[..<match.range.lowerBound])
        } else {
            title = Self.words(stem[...])
        }
        if title?.isEmpty ?? true { title = stem.isEmpty ? nil : stem }
    }

    /// Words apart by blanks, up to the first that speaks of the copy.
    private static func words(_ text: Substring) -> String {
        let isDotted = !text.contains(" ")
        let words = text.split { $0 == "_" || $0 == " " || isDotted && $0 == "." }
        let kept = words.prefix { word in
            let bare = word.trimming { "()[]{}-".contains($0) }
            return !technical.contains(bare.lowercased()[...])
        }
        let edges = isDotted ? " -.([" : " -(["
        return kept.joined(separator: " ")[...].trimming { edges.contains($0) }
    }
}

extension Substring {
    fileprivate func trimming(_ isDropped: (Character) -> Bool) -> String {
        var text = self
        while let first = text.first, isDropped(first) { text.removeFirst() }
        while let last = text.last, isDropped(last) { text.removeLast() }
        return String(text)
    }
}
