import TextViewKitInterface

/// The opened list of a picker.
struct Menu {
    let place: Identity
    let names: [String]
    /// The number of the choice that Enter takes.
    var highlighted: Int
    /// Where it was drawn last.
    var frame = Rect(width: 0, height: 0)

    /// The choices in a border.
    var view: some View {
        List(names.indices, id: \.self, position: .showing(highlighted)) { number in
            Text((number == highlighted ? "▸ " : "  ") + names[number]).lineLimit(1)
                .frame(maxWidth: .max, alignment: .leading).highlighted(number == highlighted)
        }
        .border(.rounded)
    }

    /// Below the picker, or above it where there is more room; always within the screen.
    func frame(at picker: Rect, within screen: Size, width: Int) -> Rect {
        let below = screen.height - picker.maxY
        let goesBelow = below >= names.count + 2 || below >= picker.minY
        let height = min(names.count + 2, max(goesBelow ? below : picker.minY, 3))
        let y = goesBelow ? picker.maxY : picker.minY - height
        let width = min(width, screen.width)
        return Rect(
            x: max(min(picker.minX, screen.width - width), 0), y: max(min(y, screen.height - height), 0), width: width,
            height: height)
    }

    /// The choice drawn at a place.
    func choice(at point: Point) -> Int? {
        let inside = frame.inset(by: EdgeInsets(.all, 1))
        guard inside.contains(point) else { return nil }
        let first = max(highlighted - inside.size.height + 1, 0)
        let number = first + point.y - inside.minY
        return number < names.count ? number : nil
    }
}
