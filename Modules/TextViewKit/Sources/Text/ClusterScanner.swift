import TextViewKitInterface

/// Divides text into clusters from left to right and knows their widths.
///
/// In the grapheme model a cluster is one of UAX 29; its width is the sum of its scalars', two at most, so that a conjunct
/// with its vowel signs takes the two cells that terminals give it. In the legacy model it is one scalar with the
/// scalars of width 0 that follow.
struct ClusterScanner {
    let model: WidthModel
    /// Where the next cluster begins.
    var offset: Int

    init(model: WidthModel, offset: Int = 0) { (self.model, self.offset) = (model, offset) }

    /// The next cluster that begins before an offset, or `nil`.
    @inline(__always)
    mutating func next(in text: Span<UInt8>, before end: Int) -> Cluster? {
        guard offset < end else { return nil }
        let byte = text[offset]
        let followed = offset + 1 < text.count ? text[unchecked: offset + 1] : 0
        if byte >= 0x20, byte < 0x7F, followed < 0x80 {
            offset += 1
            return Cluster(start: offset - 1, end: offset, width: 1, scalar: UInt32(byte))
        }
        return byte < 0x80 ? general(in: text) : beyondASCII(in: text)
    }

    /// A scalar that joins nothing, before another of the kind: most text beyond ASCII, for which no rule is asked.
    @inline(__always)
    private mutating func beyondASCII(in text: Span<UInt8>) -> Cluster {
        let (scalar, length) = text.scalar(at: offset)
        let properties = ScalarProperties(scalar)
        let end = offset + length
        guard properties.isSimple, end == text.count || text.isSimple(at: end) else { return general(in: text) }
        defer { offset = end }
        return Cluster(start: offset, end: end, width: properties.width, scalar: scalar)
    }

    private mutating func general(in text: Span<UInt8>) -> Cluster {
        let (scalar, length) = text.scalar(at: offset)
        let properties = ScalarProperties(scalar)
        var measure = ClusterMeasure(scalar: scalar, properties: properties)
        let start = offset
        offset += length
        if model == .grapheme {
            extendByRules(first: properties, in: text, &measure)
        } else {
            extendByWidths(first: properties, in: text, &measure)
        }
        return Cluster(
            start: start, end: offset, width: measure.width(in: model), scalar: scalar,
            isComposed: offset > start + length, isDisputed: measure.isDisputed)
    }

    private mutating func extendByRules(
        first: ScalarProperties, in text: Span<UInt8>, _ measure: inout ClusterMeasure
    ) {
        var rules = GraphemeRules(first: first)
        var mayJoin = !first.standsAlone
        while offset < text.count {
            let (scalar, length) = text.scalar(at: offset)
            let properties = ScalarProperties(scalar)
            guard mayJoin || !properties.standsAlone, rules.extends(to: properties) else { return }
            mayJoin = true
            measure.add(scalar, properties)
            offset += length
        }
    }

    private mutating func extendByWidths(
        first: ScalarProperties, in text: Span<UInt8>, _ measure: inout ClusterMeasure
    ) {
        if first.grapheme == .carriageReturn, offset < text.count, text[offset] == 0x0A { offset += 1 }
        guard !first.grapheme.isControl else { return }
        while offset < text.count {
            let (scalar, length) = text.scalar(at: offset)
            let properties = ScalarProperties(scalar)
            guard properties.width == 0, !properties.grapheme.isControl else { return }
            measure.add(scalar, properties)
            offset += length
        }
    }
}

extension Span<UInt8> {
    /// Whether the scalar at an offset joins nothing before it that is simple too.
    @inline(__always)
    fileprivate func isSimple(at offset: Int) -> Bool {
        self[offset] < 0x80 || ScalarProperties(scalar(at: offset).value).isSimple
    }
}
