import CommandKitInterface
import TextViewKitInterface

/// The ways to write pictures by the words of the command line.
enum PictureProtocolChoice: String, CaseIterable, CommandValue {
    case auto, half, kitty, sixel

    /// `nil` for what suits the output.
    var format: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
