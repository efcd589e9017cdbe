/// A scalar with the marks that follow it, as UAX 14 sees it after rules LB1, LB9 and LB10.
struct LineUnit {
    var kind: LineClass
    var isEastAsian: Bool
    var isReservedPictograph: Bool

    init(_ properties: ScalarProperties) {
        kind = properties.line
        isEastAsian = properties.isEastAsian
        isReservedPictograph = properties.isReservedPictograph
    }

    /// LB10: a mark that has nothing to attach to counts as alphabetic.
    mutating func resolveMark() {
        if kind.isMark { (kind, isEastAsian) = (.alphabetic, false) }
    }
}

extension Span<UInt8> {
    /// The first unit after an offset and where it ends, past the marks of what stands before it; `nil` at the end.
    func lineUnit(after start: Int) -> (unit: LineUnit, end: Int)? {
        var position = start
        while position < count {
            let (scalar, length) = scalar(at: position)
            let unit = LineUnit(ScalarProperties(scalar))
            position += length
            if !unit.kind.isMark { return (unit, position) }
        }
        return nil
    }
}
