public import LocalizationKit

extension View {
    /// Says what a view is called, in place of the text it shows.
    ///
    /// - Parameter label: a few words.
    /// - Returns: the view with its name.
    public func accessibilityLabel(_ label: some LocalizedTextConvertible) -> some View {
        annotated(Annotation(coversChildren: true), saying: SpokenWords(label: label.localizedText))
    }

    /// Says what the parts of a view belong to; each of them stays what it is.
    ///
    /// Controls of one name in several such groups, as in the rows of a history, are told apart by it.
    ///
    /// - Parameter name: a few words.
    /// - Returns: the view as a group of that name.
    public func accessibilityGroup(_ name: some LocalizedTextConvertible) -> some View {
        annotated(Annotation(role: .group), saying: SpokenWords(label: name.localizedText))
    }

    /// Says what a view holds, such as `70 %`.
    ///
    /// - Parameter value: the value in words.
    /// - Returns: the view with its value.
    public func accessibilityValue(_ value: some LocalizedTextConvertible) -> some View {
        annotated(Annotation(), saying: SpokenWords(value: value.localizedText))
    }

    /// Says what happens when the view is used.
    ///
    /// - Parameter hint: a short sentence.
    /// - Returns: the view with its hint.
    public func accessibilityHint(_ hint: some LocalizedTextConvertible) -> some View {
        annotated(Annotation(), saying: SpokenWords(hint: hint.localizedText))
    }

    /// Keeps a view, and all it contains, from being read.
    ///
    /// - Parameter isHidden: whether it is kept.
    /// - Returns: the view, drawn as before.
    public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
        annotated(Annotation(isHidden: isHidden))
    }

    /// Says more about a view.
    ///
    /// - Parameter traits: what is to be added.
    /// - Returns: the view with these traits.
    public func accessibilityTraits(_ traits: AccessibilityTraits) -> some View {
        annotated(Annotation(traits: traits))
    }
}
