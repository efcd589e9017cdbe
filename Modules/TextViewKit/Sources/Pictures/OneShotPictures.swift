import FeatureKitInterface
import SettingsInterface
import TextViewKitInterface

/// The service that writes a picture once, as the person wants pictures to look.
struct OneShotPictures: PictureRendering {
    /// The environment of the process.
    let variables: [String: String]
    let isTerminal: Bool
    /// What people decided; `nil` in a build that keeps no settings.
    let settings: (any Settings)?

    private var environment: [String: String] { TerminalSettings.variables(variables, as: settings) }

    var format: PictureFormat {
        switch PictureChoice.picturesByName(environment, isTerminal: isTerminal) {
        case nil: .half
        case .kitty: .kitty
        case .sixel: .sixel
        }
    }

    func pixels(on cells: Size, as format: PictureFormat) -> Size {
        let cell = format == .half ? Size(width: 1, height: 2) : TerminalCapabilities().cellPixels
        return Size(width: cells.width * cell.width, height: cells.height * cell.height)
    }

    func render(_ picture: PixelImage, as format: PictureFormat) -> String {
        guard picture.width > 0, picture.height > 0 else { return "" }
        switch format {
        case .half: return HalfBlocks.encode(picture, depth: depth)
        case .kitty: return KittyGraphics.display(of: picture, cell: TerminalCapabilities().cellPixels) + "\n"
        case .sixel: return String(decoding: Sixel.encode(picture), as: UTF8.self) + "\n"
        }
    }

    /// A pipe is taken to end where all colours can be seen, unless it is said that there are none.
    private var depth: ColourDepth {
        let said = ColourDepth(environment: environment)
        return isTerminal || environment["NO_COLOR"]?.isEmpty == false ? said : .trueColour
    }
}
