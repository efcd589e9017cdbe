import TextViewKitInterface

/// Sums up the width of a cluster, and notices what terminals dispute.
struct ClusterMeasure {
    private var sum: Int
    private var isPresentedWide = false
    private var isPresentedNarrow = false
    private var isSelected = false
    private var isYoung: Bool
    private var last: ScalarProperties

    init(scalar: UInt32, properties: ScalarProperties) {
        sum = properties.width
        last = properties
        // A regional indicator without its partner is drawn as one letter or as half a flag, and a mark that has nothing to
        // stand on is drawn by itself or on what happens to stand before it.
        isYoung =
            properties.isRecentlyWide || properties.grapheme == .regionalIndicator || properties.joinsWhatIsBefore
    }

    mutating func add(_ scalar: UInt32, _ properties: ScalarProperties) {
        sum = min(sum + properties.width, 1 << 16)
        noteSelector(scalar)
        last = properties
    }

    /// A presentation selector changes the width of the scalar right before it (UTS 51, section 4.1).
    private mutating func noteSelector(_ scalar: UInt32) {
        guard scalar == 0xFE0E || scalar == 0xFE0F else { return }
        isSelected = true
        if scalar == 0xFE0F, last.isWidenedBySelector { isPresentedWide = true }
        if scalar == 0xFE0E, last.isNarrowedBySelector, sum == 2 { isPresentedNarrow = true }
    }

    func width(in model: WidthModel) -> Int {
        model == .legacy ? min(sum, 2) : graphemeWidth
    }

    private var graphemeWidth: Int {
        isPresentedWide ? 2 : isPresentedNarrow ? 1 : min(sum, 2)
    }

    /// Whether terminals draw it differently, or join it with a cluster of another text that stands beside it.
    var isDisputed: Bool { isYoung || isSelected || sum != graphemeWidth || last.joinsWhatFollows }
}

extension ScalarProperties {
    /// Whether the scalar belongs to the cluster before it whatever that is (UAX 29, GB9 and GB9a).
    fileprivate var joinsWhatIsBefore: Bool { [.extend, .joiner, .spacingMark].contains(grapheme) }

    /// Whether a cluster that begins behind the scalar may belong to it (UAX 29, GB6, GB9b, GB9c and GB11).
    fileprivate var joinsWhatFollows: Bool {
        [.prepend, .joiner, .leadingJamo].contains(grapheme) || conjunct == .linker
    }
}
