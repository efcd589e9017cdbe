/// Sets in the plane of complex numbers, coloured by how fast numbers leave them.
enum Fractal {
    private static let steps = 64

    static func mandelbrot(_ place: SIMD2<Double>) -> SIMD3<Double> {
        let number = SIMD2(place.x * 3.3 - 2.4, place.y * 2.2 - 1.1)
        return colour(escape(from: .zero, adding: number))
    }

    static func julia(_ place: SIMD2<Double>) -> SIMD3<Double> {
        let number = SIMD2(place.x * 3.3 - 1.65, place.y * 2.2 - 1.1)
        return colour(escape(from: number, adding: SIMD2(-0.7269, 0.1889)))
    }

    /// How many times a number can be squared and shifted before it is far away; the greatest number of steps within.
    private static func escape(from start: SIMD2<Double>, adding shift: SIMD2<Double>) -> Int {
        var number = start
        for step in 0..<steps {
            let squares = number * number
            if squares.x + squares.y > 16 { return step }
            number = SIMD2(squares.x - squares.y, 2 * number.x * number.y) + shift
        }
        return steps
    }

    private static func colour(_ step: Int) -> SIMD3<Double> {
        guard step < steps else { return SIMD3(0.02, 0.02, 0.06) }
        let part = Double(step) / Double(steps)
        // Three parabolas: blue first, then gold, then white.
        return SIMD3(part * 9 * (1 - part) * part * 4, part * 3.2 * (1 - part) * 1.4, 0.25 + part * 3 * (1 - part))
    }
}
