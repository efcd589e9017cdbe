import LocalizationKit
import NavigationInterface
import TextViewKitInterface

/// The coordinators with what each of them counts, the latest steps in their lives, the last one first, and what a
/// screen consisted of.
struct InspectorScreen: View {
    let coordinators: [CoordinatorSummary]
    let events: [LifeCycleEvent]
    let screen: ScreenInspection?

    var body: some View {
        EnvironmentReader { environment in
            let say = { (text: LocalizedText) in text.text(in: environment.language) }
            ScrollView(showsBar: true) {
                heading(say(Strings.coordinators))
                ForEach(coordinators.indices) { Text(line(coordinators[$0], say)).lineLimit(1) }
                heading(say(Strings.events)).padding(.top, 1)
                ForEach(events.indices) { Text(line(events[events.count - 1 - $0])).lineLimit(1) }
                if let screen {
                    heading(say(Strings.screen)).padding(.top, 1)
                    Text(say(cost(of: screen)))
                    ForEach(screen.parts.indices) { Text(line(screen.parts[$0])).lineLimit(1) }
                }
            }
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
            .border(.rounded, title: say(Strings.inspector))
        }
    }

    private func heading(_ text: String) -> some View {
        Text(text).bold().lineLimit(1).accessibilityTraits(.header)
    }

    private func line(_ coordinator: CoordinatorSummary, _ say: (LocalizedText) -> String) -> String {
        let screens = coordinator.screens.map(say).joined(separator: " > ")
        return String(repeating: "  ", count: coordinator.depth) + "\(coordinator.name) \(coordinator.count)"
            + (screens.isEmpty ? "" : "  \(screens)")
    }

    private func cost(of screen: ScreenInspection) -> LocalizedText {
        Strings.frameCost(
            number: screen.frames, microseconds: Int(screen.duration / .microseconds(1)), bytes: screen.bytes)
    }

    private func line(_ part: ScreenInspection.Part) -> String {
        let (origin, size) = (part.frame.origin, part.frame.size)
        return String(repeating: "  ", count: part.depth)
            + "\(part.name)  \(origin.x),\(origin.y) \(size.width)×\(size.height)"
    }

    private func line(_ event: LifeCycleEvent) -> String { "\(event.coordinator)  \(event.step)" }
}
