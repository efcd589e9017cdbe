/// What a person does in the palette.
enum PaletteEvent {
    case search(String)
    case move(Int)
    case choose(PaletteItem.Target)
}
