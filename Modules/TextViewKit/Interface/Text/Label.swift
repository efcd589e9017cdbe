public import LocalizationKit

/// A sign and a title beside it.
public struct Label: View, Equatable {
    private let title: LocalizedText
    private let icon: String

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - title: what is read.
    ///   - icon: one or a few characters; a screen reader does not hear them.
    public init(_ title: some LocalizedTextConvertible, icon: String) {
        self.title = title.localizedText
        self.icon = icon
    }

    /// The sign, a space, the title.
    public var body: some View {
        HStack(spacing: 1) {
            Text(icon).lineLimit(1).accessibilityHidden()
            Text(title)
        }
    }
}
