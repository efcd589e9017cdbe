extension Unicode.Scalar {
    /// Whether it shows by itself: no control, no mark, nothing that changes the direction of what stands around it.
    var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark,
            .lineSeparator, .paragraphSeparator:
            false
        default: true
        }
    }
}
