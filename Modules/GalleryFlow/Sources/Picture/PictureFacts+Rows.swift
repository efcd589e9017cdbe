import ImageCodecInterface
import LocalizationKit

extension PictureFacts {
    /// What is known, each under its name; what goes without saying is left out.
    var rows: [(name: LocalizedText, value: LocalizedText)] {
        guard let information else {
            return [(Strings.formatName, Strings.drawnFormat), (Strings.sizeName, Strings.anySize)]
        }
        let isTurned = information.orientation != .upright
        let stored: [(LocalizedText, LocalizedText)] = [
            (Strings.storedName, information.storedSize.text), (Strings.orientationName, information.orientation.title),
        ]
        return [
            (Strings.formatName, LocalizedText(information.format.rawValue)), (Strings.sizeName, information.size.text),
        ] + (isTurned ? stored : [])
            + (information.isAnimated ? [(Strings.framesName, Strings.number(number: information.frames))] : [])
            + [(Strings.fileName, Strings.bytes(count: bytes))]
    }

    /// The same in one line, as far as there is room beside a picture.
    var summary: LocalizedText {
        guard let information else { return Strings.drawnFormat }
        let parts: [LocalizedText] = [
            information.size.text, LocalizedText(information.format.rawValue),
            information.orientation == .upright ? "" : Strings.wasTurned,
            information.isAnimated ? Strings.firstFrame(count: information.frames) : "",
        ]
        return LocalizedText(joining: parts.filter { !$0.isEmpty }, separator: ", ")
    }
}

extension PixelSize {
    /// `4000 × 3000`.
    fileprivate var text: LocalizedText { "\(width) × \(height)" }
}

extension ImageOrientation {
    /// How the stored picture lies, in words.
    fileprivate var title: LocalizedText {
        switch self {
        case .upright: Strings.orientationUpright
        case .mirrored: Strings.orientationMirrored
        case .upsideDown: Strings.orientationUpsideDown
        case .flipped: Strings.orientationFlipped
        case .transposed: Strings.orientationTransposed
        case .turnedLeft: Strings.orientationTurnedLeft
        case .transversed: Strings.orientationTransversed
        case .turnedRight: Strings.orientationTurnedRight
        }
    }
}
