import TextViewKitInterface

/// Trees of views whose shape a seed decides.
enum RandomTree {
    /// A stack of random children, lowered.
    static func element(_ axis: Axis, spacing: Int, _ random: inout SeededGenerator) -> Element {
        let children = (0..<Int.random(in: 0...6, using: &random)).map { _ in view(depth: 2, &random) }
        let content = ForEach(children.indices) { children[$0] }
        var lowering = Lowering(LoweringRecord(), environment: EnvironmentValues(), former: [])
        lowering.single { lowering in
            if axis == .horizontal {
                HStack(spacing: spacing) { content }.lower(into: &lowering)
            } else {
                VStack(spacing: spacing) { content }.lower(into: &lowering)
            }
        }
        return lowering.elements[0]
    }

    static func view(depth: Int, _ random: inout SeededGenerator) -> AnyView {
        let number = Int.random(in: 0...20, using: &random)
        switch Int.random(in: 0...(depth > 0 ? 9 : 3), using: &random) {
        case 0: return AnyView(Text(String(repeating: "word ", count: number)))
        case 1: return AnyView(Text("short").fixedSize())
        case 2: return AnyView(Spacer(minLength: number % 4))
        case 3: return AnyView(Divider())
        case 4: return AnyView(view(depth: depth - 1, &random).frame(width: number, height: number % 5))
        case 5: return AnyView(view(depth: depth - 1, &random).frame(minWidth: number % 6, maxWidth: .max))
        case 6: return AnyView(view(depth: depth - 1, &random).padding(number % 4))
        case 7: return AnyView(view(depth: depth - 1, &random).layoutPriority(Double(number % 3)))
        case 8:
            let (left, right) = (view(depth: depth - 1, &random), view(depth: depth - 1, &random))
            return AnyView(
                HStack(spacing: number % 3) {
                    left; right
                })
        default:
            let (upper, lower) = (view(depth: depth - 1, &random), view(depth: depth - 1, &random))
            return AnyView(
                VStack(spacing: number % 3) {
                    upper; lower
                }.border())
        }
    }
}
