import TextViewKitInterface

/// Where a run of styled text ends, as a UTF-8 offset of the whole text, and how it is drawn.
struct StyleSpan {
    var end: Int
    var style: Style
    var link: String?
}
