import LocalizationKit
import TextViewKitInterface

extension View {
    /// Lets the arrows move a picture of which only a part is seen; of a whole one they move the focus.
    @ViewBuilder
    func movesPicture(_ viewport: Viewport, _ actions: PictureActions) -> some View {
        if viewport.zoom == 1 {
            self
        } else {
            EnvironmentReader { environment in
                let say = { (text: LocalizedText) in text.text(in: environment.language) }
                self.keyCommand(say(Strings.moveLeft), .left, actions.move(.left))
                    .keyCommand(say(Strings.moveRight), .right, actions.move(.right))
                    .keyCommand(say(Strings.moveUp), .up, actions.move(.up))
                    .keyCommand(say(Strings.moveDown), .down, actions.move(.down))
                    .keyCommand(say(Strings.wholePicture), "0", actions.showAll)
            }
        }
    }
}
