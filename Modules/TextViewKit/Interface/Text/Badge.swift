public import LocalizationKit

/// A short piece of text that stands out, such as a number of new messages.
public struct Badge: View, Equatable {
    private let text: LocalizedText
    private let colour: Colour

    /// Creates a badge.
    ///
    /// - Parameters:
    ///   - text: a word or a number.
    ///   - colour: the ground on which it stands.
    public init(_ text: some LocalizedTextConvertible, colour: Colour = .red) {
        self.text = text.localizedText
        self.colour = colour
    }

    /// Creates a badge with a number; from 100 on it says `99+`.
    ///
    /// - Parameters:
    ///   - count: the number.
    ///   - colour: the ground on which it stands.
    public init(_ count: Int, colour: Colour = .red) {
        self.init(count > 99 ? "99+" : String(count), colour: colour)
    }

    /// The text with a space on both sides, bold on the colour; in every theme a colour stands out from the ground.
    public var body: some View {
        Text.framed(" ", text, " ").bold().foreground(colour).reverse().lineLimit(1)
            .annotated(Annotation(coversChildren: true), saying: SpokenWords(label: text))
    }
}
