/// Landscapes and a mosaic.
enum Scenery {
    /// The sun between water and clouds.
    static func dawn(_ place: SIMD2<Double>) -> SIMD3<Double> {
        let horizon = 0.64
        let sky = mix(SIMD3(0.16, 0.14, 0.38), SIMD3(1.0, 0.58, 0.30), min(1, place.y / horizon))
        let distance = length(SIMD2((place.x - 0.62) * 1.5, min(place.y, 2 * horizon - place.y) - 0.5))
        let glow = max(0, 1 - distance * 2.6)
        let light = sky + SIMD3(0.9, 0.6, 0.3) * (glow * glow) + (distance < 0.085 ? SIMD3(0.4, 0.4, 0.3) : .zero)
        guard place.y > horizon else { return light }
        let depth = (place.y - horizon) / (1 - horizon)
        let ripple = 0.75 + 0.25 * wave(place.y * 46 + wave(place.x * 5 + depth * 3))
        return light * SIMD3(0.55, 0.5, 0.7) * ripple
    }

    /// Ridge behind ridge, fainter the further away.
    static func hills(_ place: SIMD2<Double>) -> SIMD3<Double> {
        let sky = mix(SIMD3(0.45, 0.70, 0.92), SIMD3(0.93, 0.95, 0.90), place.y * 1.5)
        var colour = sky
        for ridge in 0..<5 {
            let near = Double(ridge) / 4
            let shift = Double(ridge) * 0.37
            let relief = wave(place.x * 1.7 + shift) * 0.09 + wave(place.x * 4.3 + shift * 2.9) * 0.04
            guard place.y > 0.34 + near * 0.42 + relief * (0.7 + near) else { break }
            colour = mix(SIMD3(0.62, 0.76, 0.80), SIMD3(0.10, 0.33, 0.14), near)
        }
        return colour
    }

    /// Small tiles, which are what the program is called after.
    static func mosaic(_ place: SIMD2<Double>) -> SIMD3<Double> {
        let tile = SIMD2((place.x * 30).rounded(.down), (place.y * 20).rounded(.down))
        let inner = SIMD2(place.x * 30, place.y * 20) - tile
        let edge = min(min(inner.x, 1 - inner.x), min(inner.y, 1 - inner.y))
        guard edge > 0.07 else { return SIMD3(0.86, 0.83, 0.76) }
        let ring = length(SIMD2((tile.x - 14.5), (tile.y - 9.5)))
        let palette = [
            SIMD3(0.75, 0.22, 0.17), SIMD3(0.93, 0.69, 0.22), SIMD3(0.13, 0.42, 0.54), SIMD3(0.95, 0.90, 0.78),
        ]
        let shade = 0.86 + 0.2 * noise(tile)
        return palette[Int(ring / 2.4) % palette.count] * shade
    }

    /// Stars, the moon, and a wood.
    static func night(_ place: SIMD2<Double>) -> SIMD3<Double> {
        let wood = 0.82 - 0.06 * abs(wave(place.x * 21)) - 0.05 * wave(place.x * 2.3)
        guard place.y < wood else { return SIMD3(0.01, 0.03, 0.04) }
        let sky = mix(SIMD3(0.02, 0.03, 0.12), SIMD3(0.10, 0.16, 0.34), place.y)
        let moon = length(SIMD2((place.x - 0.24) * 1.5, place.y - 0.3))
        let shadow = length(SIMD2((place.x - 0.275) * 1.5, place.y - 0.275))
        if moon < 0.11, shadow > 0.095 { return SIMD3(0.97, 0.95, 0.82) }
        let cell = SIMD2((place.x * 48).rounded(.down), (place.y * 32).rounded(.down))
        let middle = (cell + 0.5 + 0.3 * SIMD2(noise(cell) - 0.5, noise(cell + 7) - 0.5)) / SIMD2(48, 32)
        let star = noise(cell + 3) > 0.9 ? max(0, 1 - length((place - middle) * SIMD2(1.5, 1)) * 170) : 0
        return sky + SIMD3(0.9, 0.9, 1) * star
    }

    private static func mix(_ from: SIMD3<Double>, _ to: SIMD3<Double>, _ part: Double) -> SIMD3<Double> {
        from + (to - from) * min(max(part, 0), 1)
    }

    private static func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }

    /// Like a sine of period 1, made of parabolas.
    private static func wave(_ place: Double) -> Double {
        let part = place - place.rounded(.down)
        return part < 0.5 ? 16 * part * (0.5 - part) : -16 * (part - 0.5) * (1 - part)
    }

    /// A number from 0 to 1 that belongs to a cell and looks like chance.
    private static func noise(_ cell: SIMD2<Double>) -> Double {
        let mixed = (cell.x * 127.1 + cell.y * 311.7) * 0.618_033_988_75
        let part = (mixed * mixed) * 0.013_37 + mixed * 1.324_717_957
        return part - part.rounded(.down)
    }
}
