/// Scalars on their way to becoming a grapheme cluster.
struct ClusterAssembler {
    /// Scalars of one cluster; what goes beyond begins another one, so that nothing grows without an end.
    private static let limit = 64

    private var scalars = String.UnicodeScalarView()
    private(set) var count = 0
    private var rules: GraphemeRules?
    private var mayContinue = false

    /// Takes a scalar; returns the cluster that ends before it.
    mutating func take(_ scalar: Unicode.Scalar) -> Character? {
        let properties = ScalarProperties(scalar.value)
        let isExtended = count < Self.limit && rules?.extends(to: properties) == true
        let finished = isExtended ? nil : finish()
        if !isExtended { rules = GraphemeRules(first: properties) }
        scalars.append(scalar)
        count += 1
        mayContinue = mayContinue || properties.invitesMore
        return finished
    }

    /// Ends the cluster that was begun.
    mutating func finish() -> Character? {
        guard count > 0 else { return nil }
        defer { self = ClusterAssembler() }
        return String(scalars).first
    }

    /// Whether more of the cluster is to be expected: pictures come in parts (joiners, skin tones, flags) which no
    /// keyboard types one by one, while a mark after a letter may be a stroke of its own.
    var expectsMore: Bool { count > 0 && mayContinue }
}

extension ScalarProperties {
    fileprivate var invitesMore: Bool {
        switch grapheme {
        case .pictograph, .regionalIndicator, .joiner, .prepend: true
        default: false
        }
    }
}
