/// What it takes to choose from a list by the numbers of its rows.
package struct ListChoice {
    package let isChosen: (Int) -> Bool
    package let choose: (Int) -> Intent
    package let activate: ((Int) -> Intent)?
    package let name: ((Int) -> String)?

    /// The row that is chosen, from around where it was last; of a list that is too long to be searched at every frame
    /// only if it is near.
    package func chosenRow(of count: Int, near hint: Int = 0) -> Int? {
        if hint < count, isChosen(hint) { return hint }
        let reach = 2000
        return (max(hint - reach, 0)..<max(min(hint + reach, count), 0)).first(where: isChosen)
    }
}
