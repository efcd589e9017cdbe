/// One row of the list that is drawn.
struct Item: Equatable {
    var number: Int
    var shift = 0
    var isSelected = false
}
