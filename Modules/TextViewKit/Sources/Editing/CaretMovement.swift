/// Where the caret goes, or how far a deletion reaches.
enum CaretMovement {
    case left, right, wordLeft, wordRight, start, end
}
