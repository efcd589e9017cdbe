extension Screen {
    /// Lets the terminal move rows that only changed their place.
    mutating func scroll(to frame: CellBuffer) {
        let width = frame.width
        hashRows(of: frame)
        // More than a few regions never move at once; a bound keeps the search short.
        for _ in 0..<4 {
            guard let scroll = scrolls.best() else { break }
            write(scroll)
            apply(scroll)
        }
        for y in 0..<frame.height { changed[y] = !shown.row(y).isSame(as: frame.row(y), count: width) }
    }

    private mutating func hashRows(of frame: CellBuffer) {
        for y in 0..<frame.height {
            if !scrolls.isKnown[y] { scrolls.old[y] = shown.row(y).rowHash(count: frame.width) }
            scrolls.isKnown[y] = true
            scrolls.new[y] = changed[y] ? frame.row(y).rowHash(count: frame.width) : scrolls.old[y]
        }
    }

    private mutating func write(_ scroll: ScrollFinder.Scroll) {
        let (region, distance) = (scroll.region, scroll.distance)
        pen.prepareErasing(output)
        if region == 0..<shown.height {
            output.append(csi: abs(distance), distance < 0 ? "S" : "T")
        } else if region.upperBound == shown.height {
            cursor.move(to: 0, region.lowerBound, output)
            output.append(csi: abs(distance), distance < 0 ? "M" : "L")
        } else {
            writeRegion(region)
            output.append(csi: abs(distance), distance < 0 ? "S" : "T")
            output.append("\u{1B}[r")
            cursor = .at(0, 0)
        }
    }

    /// DECSTBM, which also sends the cursor home.
    private func writeRegion(_ region: Range<Int>) {
        output.append("\u{1B}[")
        output.append(number: region.lowerBound + 1)
        output.append(";")
        output.append(number: region.upperBound)
        output.append("r")
    }

    private mutating func apply(_ scroll: ScrollFinder.Scroll) {
        let (region, distance) = (scroll.region, scroll.distance)
        let moved =
            max(
                region.lowerBound, region.lowerBound + distance)..<min(
                region.upperBound, region.upperBound + distance)
        shown.moveRows(to: moved, by: distance)
        scrolls.moveOldRows(to: moved, by: distance)
        for y in region where !moved.contains(y) {
            shown.blankRow(y)
            scrolls.old[y] = shown.row(y).rowHash(count: shown.width)
        }
    }
}
