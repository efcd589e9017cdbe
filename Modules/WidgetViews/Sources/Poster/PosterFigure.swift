public import LocalizationKit
public import TextViewKitInterface

/// Everything that a poster shows.
public struct PosterFigure: Sendable {
    /// What it stands for, the same in every process.
    public var id: String
    /// Its title.
    public var title: LocalizedText
    /// What stands below the title; empty for nothing.
    public var subtitle: LocalizedText
    /// How much was watched, from 0 to 1; `nil` for no bar.
    public var progress: Double?
    /// The picture; without one the title stands on the poster.
    public var picture: PixelImage?
    /// A short word in its corner.
    public var badge: LocalizedText?
    /// What happens when it is chosen; `nil` when it cannot be.
    public var open: Intent?

    /// Creates a poster; the rest is set afterwards.
    ///
    /// - Parameters:
    ///   - id: what it stands for.
    ///   - title: its title.
    ///   - subtitle: what stands below the title.
    public init(_ id: String, title: LocalizedText, subtitle: LocalizedText = "") {
        self.id = id
        self.title = title
        self.subtitle = subtitle
    }

    /// The same where it must not be seen: a picture is no text that could be drawn as blocks, and nothing can be done.
    var closed: PosterFigure {
        var figure = self
        (figure.picture, figure.open) = (nil, nil)
        return figure
    }

    /// What is heard after the title: badge, subtitle and how much was watched.
    var spokenValue: LocalizedText {
        let percent = progress.map { LocalizedText(ProgressLine.percent($0)) }
        return LocalizedText(
            joining: [badge, subtitle, percent].compactMap { $0 }.filter { !$0.isEmpty }, separator: ", ")
    }
}
