import NavigationInterface
import TextViewKitInterface

/// Turns drags of the left button into swipes.
@MainActor
struct SwipeRecognizer {
    /// How many columns at the left begin a swipe back.
    private static let edge = 2
    /// From here on, letting go completes the swipe.
    private static let middle = 0.5

    private var start: Point?
    private var direction: NavigationSwipe.Direction?

    /// Takes an event; tells whether it belongs to a swipe.
    mutating func handle(_ event: MouseEvent, in size: Size, _ system: any SystemNavigation) -> Bool {
        switch event.action {
        case .press(1):
            press(event.position, system)
            return false
        case .drag(1): return drag(to: event.position, in: size, system)
        case .release: return release(at: event.position, in: size, system)
        default: return direction != nil
        }
    }

    /// A press alone belongs to what stands there: a swipe begins when it moves.
    private mutating func press(_ point: Point, _ system: any SystemNavigation) {
        if direction != nil { system.cancelSwipe() }
        (start, direction) = (point, nil)
    }

    private mutating func drag(to point: Point, in size: Size, _ system: any SystemNavigation) -> Bool {
        guard let start else { return false }
        if direction == nil, let wanted = swipe(from: start, to: point, in: size), system.beginSwipe(wanted) {
            direction = wanted
        }
        guard direction != nil else {
            // A drag that went elsewhere first is somebody else's, such as a selection of text.
            if point != start { self.start = nil }
            return false
        }
        system.moveSwipe(to: progress(to: point, in: size))
        return true
    }

    private func swipe(from start: Point, to point: Point, in size: Size) -> NavigationSwipe.Direction? {
        if start.x < Self.edge, point.x - start.x > abs(point.y - start.y) { return .back }
        return start.y < size.height / 2 && point.x == start.x && point.y > start.y ? .down : nil
    }

    private mutating func release(at point: Point, in size: Size, _ system: any SystemNavigation) -> Bool {
        defer { (start, direction) = (nil, nil) }
        guard direction != nil else { return false }
        if progress(to: point, in: size) >= Self.middle { system.commitSwipe() } else { system.cancelSwipe() }
        return true
    }

    private func progress(to point: Point, in size: Size) -> Double {
        guard let start, let direction else { return 0 }
        switch direction {
        case .back: return Double(point.x - start.x) / Double(max(1, size.width - 1))
        case .down: return Double(point.y - start.y) / Double(max(1, size.height / 2))
        }
    }
}
