/// The two kinds of widgets with posters.
enum PosterKind: String, CaseIterable {
    case continueWatching
    case recommendations
}
