import LocalizationKit
import TextViewKitInterface

/// What was typed, and the places that fit it.
struct PaletteScreen: View {
    let model: PaletteModel
    let event: (PaletteEvent) -> Intent
    let open: (PaletteItem.Target) -> Intent

    var body: some View {
        EnvironmentReader { environment in
            let say = { (text: LocalizedText) in text.text(in: environment.language) }
            VStack(alignment: .leading) {
                TextField(say(Strings.find), text: model.query, onSubmit: model.target.map(open)) {
                    event(.search($0))
                }
                list(say).frame(maxHeight: environment.widthClass == .compact ? 6 : 8)
            }
            .frame(width: environment.widthClass == .compact ? 34 : 54)
            .keyCommand(say(Strings.up), .up, event(.move(-1)))
            .keyCommand(say(Strings.down), .down, event(.move(1)))
        }
    }

    @ViewBuilder
    private func list(_ say: @escaping (LocalizedText) -> String) -> some View {
        if model.found.isEmpty {
            Text(say(Strings.nothingFound)).dim().frame(maxHeight: .max, alignment: .top)
        } else {
            List(model.found, id: \.target, selection: model.target) { item in
                (Text(say(item.title)) + Text(item.detail.isEmpty ? "" : "  \(say(item.detail))").dim()).lineLimit(1)
            } onSelect: {
                event(.choose($0))
            } onActivate: {
                open($0)
            }
        }
    }
}
