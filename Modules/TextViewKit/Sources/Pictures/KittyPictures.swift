import TextViewKitInterface

/// What a terminal with the kitty protocol holds and shows.
struct KittyPictures {
    private struct Shown {
        let placement: PicturePlacement
        let id: Int
        let number: Int
    }

    private var images: [(image: PixelImage, id: Int)] = []
    private var shown: [Shown] = []
    private var lastNumber = 0

    /// Forgets everything, and has the terminal do so, too.
    mutating func removeAll(_ output: OutputBuffer) {
        if !images.isEmpty { output.append(text: KittyGraphics.deletion) }
        (images, shown) = ([], [])
    }

    /// Shows placements and nothing else; what is there already costs nothing.
    mutating func show(_ wanted: [PicturePlacement], on screen: inout Screen) {
        let kept = shown.filter { wanted.contains($0.placement) }
        for old in shown where !wanted.contains(old.placement) {
            screen.output.append(text: KittyGraphics.removal(id: old.id, number: old.number))
        }
        shown = kept
        for placement in wanted where !kept.contains(where: { $0.placement == placement }) {
            place(placement, on: &screen)
        }
        for image in images where !shown.contains(where: { $0.id == image.id }) {
            screen.output.append(text: KittyGraphics.deletion(id: image.id))
        }
        images.removeAll { image in !shown.contains { $0.id == image.id } }
    }

    private mutating func place(_ placement: PicturePlacement, on screen: inout Screen) {
        let id = id(of: placement.picture.image, screen.output)
        lastNumber += 1
        screen.cursor.move(to: placement.target.x, placement.target.y, screen.output)
        screen.output.append(
            text: KittyGraphics.placement(
                id: id, number: lastNumber, pixels: placement.picture.pixels(on: placement.source),
                cells: placement.target))
        shown.append(Shown(placement: placement, id: id, number: lastNumber))
    }

    private mutating func id(of image: PixelImage, _ output: OutputBuffer) -> Int {
        if let known = images.first(where: { $0.image == image }) { return known.id }
        let id = (1...images.count + 1).first { id in !images.contains { $0.id == id } } ?? images.count + 1
        output.append(text: KittyGraphics.transmission(of: image, id: id))
        images.append((image, id))
        return id
    }
}
