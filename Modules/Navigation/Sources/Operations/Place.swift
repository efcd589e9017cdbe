/// Where a stack is: in which window, and there in a tab or in a modal.
struct Place: Hashable {
    enum Level: Hashable {
        case stack(Int)
        case modal(Int)
    }

    var window: Int
    var level: Level
}
