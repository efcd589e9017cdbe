/// The optimal string alignment distance between two words.
///
/// It counts insertions, deletions, replacements and swaps of neighbours, each as one edit, and never edits a letter
/// twice: `ca` and `abc` are 3 apart. Letters are grapheme clusters. Time and memory grow with the product of the
/// lengths.
///
/// - Parameters:
///   - source: the word that was written.
///   - target: the word that may have been meant.
/// - Returns: the number of edits, 0 for equal words.
public func editDistance(from source: some StringProtocol, to target: some StringProtocol) -> Int {
    let source = Array(source)
    let target = Array(target)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
        let current = nextRow(row, source, target, last: last, beforeLast: beforeLast)
        (beforeLast, last) = (last, current)
    }
    return last[target.count]
}

private func nextRow(
    _ row: Int, _ source: [Character], _ target: [Character], last: [Int], beforeLast: [Int]
) -> [Int] {
    var current = [row + 1]
    for column in target.indices {
        let replaced = last[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
            cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
    }
    return current
}
