/// The rules of UAX 29 for the boundaries between grapheme clusters, fed scalar by scalar.
struct GraphemeRules {
    private var previous: GraphemeClass
    private var indicators: Int
    /// GB11: `ExtPict Extend*` was read; a joiner after it makes `joinsPictograph`.
    private var isInPictograph: Bool
    private var joinsPictograph = false
    /// GB9c: a consonant was read with only extenders after it, among them a linker or not.
    private var isInConjunct: Bool
    private var isLinked = false

    /// A cluster that begins with a scalar.
    init(first: ScalarProperties) {
        previous = first.grapheme
        indicators = previous == .regionalIndicator ? 1 : 0
        isInPictograph = previous == .pictograph
        isInConjunct = first.conjunct == .consonant
    }

    /// Takes the next scalar into the cluster, or returns false where the cluster ends before it.
    mutating func extends(to next: ScalarProperties) -> Bool {
        guard joins(next) else { return false }
        note(next)
        return true
    }

    private func joins(_ next: ScalarProperties) -> Bool {
        switch (previous, next.grapheme) {
        case (.carriageReturn, .lineFeed): true  // GB3
        case (_, let class_) where previous.isControl || class_.isControl: false  // GB4, GB5
        case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .syllableLV),
            (.leadingJamo, .syllableLVT):
            true  // GB6
        case (.syllableLV, .vowelJamo), (.syllableLV, .trailingJamo), (.vowelJamo, .vowelJamo),
            (.vowelJamo, .trailingJamo):
            true  // GB7
        case (.syllableLVT, .trailingJamo), (.trailingJamo, .trailingJamo): true  // GB8
        case (_, .extend), (_, .joiner), (_, .spacingMark): true  // GB9, GB9a
        case (.prepend, _): true  // GB9b
        case (_, .pictograph) where joinsPictograph: true  // GB11
        case (.regionalIndicator, .regionalIndicator): indicators % 2 == 1  // GB12, GB13
        default: isInConjunct && isLinked && next.conjunct == .consonant  // GB9c, GB999
        }
    }

    private mutating func note(_ next: ScalarProperties) {
        joinsPictograph = isInPictograph && next.grapheme == .joiner
        isInPictograph = next.grapheme == .pictograph || (isInPictograph && next.grapheme == .extend)
        indicators = next.grapheme == .regionalIndicator ? indicators + 1 : 0
        noteConjunct(next.conjunct)
        previous = next.grapheme
    }

    private mutating func noteConjunct(_ next: ConjunctClass) {
        switch next {
        case .none: isInConjunct = false
        case .consonant: (isInConjunct, isLinked) = (true, false)
        case .linker: isLinked = isInConjunct
        case .extend: break
        }
    }
}
