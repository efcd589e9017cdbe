import TextViewKitInterface

/// The transitions under way, found by comparing what can come and go with the last frame.
struct MotionStage {
    private(set) var motions: [Motion] = []
    private var former: (marks: [InteractionMap.Mark], root: Element)?

    /// Drops what is under way: the screen has another size, or nobody wants movement.
    mutating func cancel() {
        motions = []
        former = nil
    }

    /// Begins the transitions of what came and went since the last frame, of which `screen` still shows the picture.
    ///
    /// What comes or goes with everything around it does so without a movement of its own.
    mutating func follow(
        _ map: InteractionMap, of root: Element, on screen: CellBuffer, at time: Duration, isStill: Bool
    ) {
        let now = map.transitions
        if let former, !isStill {
            let came = now.filter { mark in
                !former.marks.contains { $0.content == mark.content } && former.root.contains(mark.parent)
            }
            let went = former.marks.filter { mark in
                !now.contains { $0.content == mark.content } && root.contains(mark.parent)
            }
            // What comes pushes out what goes: only where nothing comes in its place does it go by itself.
            let gone = went.filter { mark in !came.contains { !$0.visible.intersection(mark.visible).isEmpty } }
            for mark in came { begin(mark, on: screen, at: time, isLeaving: false) }
            for mark in gone { begin(mark, on: screen, at: time, isLeaving: true) }
        }
        former = (now, root)
    }

    private mutating func begin(
        _ mark: InteractionMap.Mark, on screen: CellBuffer, at time: Duration, isLeaving: Bool
    ) {
        let animation = mark.annotation.animation ?? Animation()
        guard let transition = mark.annotation.transition, transition != .identity, animation.duration > .zero,
            !mark.visible.isEmpty
        else { return }
        // The picture as it stands now, half-way or not, is where the new movement begins.
        motions.removeAll { !$0.region.intersection(mark.visible).isEmpty }
        motions.append(
            Motion(
                transition: transition, animation: animation, region: mark.visible, start: time,
                before: screen.cutOut(mark.visible), isLeaving: isLeaving))
    }

    mutating func draw(on screen: CellBuffer, at time: Duration) {
        motions.removeAll { $0.isOver(at: time) }
        for motion in motions { motion.draw(on: screen, at: time) }
    }

    /// What is moving.
    var regions: [Rect] { motions.map(\.region) }

    func nextFrame(after time: Duration) -> Duration? { motions.map { $0.nextFrame(after: time) }.min() }
}

extension Element {
    fileprivate func contains(_ place: Identity) -> Bool {
        identity == place || children.contains { $0.contains(place) } || rows.contains { $0.contains(place) }
    }
}
