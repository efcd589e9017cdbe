import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let image = Page("image", Strings.imageSummary, height: 14) {
        Wording { words in
            HStack(spacing: 2) {
                if let picture = PixelImage(width: 24, height: 24, bytes: sunset) {
                    Image(picture, label: words(Strings.sunset))
                    VStack(alignment: .leading, spacing: 1) {
                        Image(picture, label: words(Strings.sunsetSmall), isResizable: true)
                            .frame(width: 10, height: 5)
                        Text(Strings.halfBlocks)
                    }
                }
            }
        }
    }

    /// A sun that goes down behind waves.
    private static var sunset: [UInt8] {
        (0..<24).flatMap { y in (0..<24).flatMap { x in pixel(x, y) } }
    }

    private static func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let distance = (x - 12) * (x - 12) + (y - 14) * (y - 14)
        if y >= 16 {
            return [UInt8(20 + (x * 7 + y * 13) % 5 * 8), UInt8(60 + (23 - y) * 6), UInt8(110 + (x + y) % 3 * 12), 255]
        }
        if distance < 36 { return [255, UInt8(215 - distance * 2), 90, 255] }
        return [UInt8(90 + y * 9), UInt8(40 + y * 4), UInt8(110 - y * 3), 255]
    }

    static let sheet = Page("sheet", Strings.sheetSummary, height: 12) { demo, act in
        let close = act { $0.isPresenting = false }
        backdrop(act).sheet(Strings.newCall, isPresented: demo.isPresenting, onDismiss: close) {
            VStack(alignment: .leading, spacing: 1) {
                TextField(Strings.number, text: demo.number) { text in act { $0.number = text } }
                HStack(spacing: 2) {
                    Button(Strings.call, close).keyboardShortcut(.enter)
                    Button(Strings.cancel, close)
                }
            }
            .padding(.vertical, 1).frame(maxWidth: 40)
        }
    }

    static let alert = Page("alert", Strings.alertSummary, height: 11) { demo, act in
        let answer = act { $0.isPresenting = false }
        backdrop(act).alert(
            Strings.signOutQuestion, isPresented: demo.isPresenting, message: Strings.unsentIsLost,
            actions: [AlertAction(Strings.stay, answer), AlertAction(Strings.signOut, answer)])
    }

    static let toast = Page("toast", Strings.toastSummary, height: 9) { demo, act in
        backdrop(act).toast(
            Strings.copied, isPresented: demo.isPresenting, onDismiss: act { $0.isPresenting = false })
    }

    static let transitions = Page("transitions", Strings.transitionsSummary, height: 9) { demo, act in
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Button(Strings.back, act { $0.turn(by: -1) })
                Button(Strings.forward, act { $0.turn(by: 1) })
            }
            (Text(Strings.screenNumber(number: demo.page)) + Text("\n" + String(repeating: "\(demo.page) ", count: 30)))
                .wrapping(.character)
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).border(.rounded)
                .id(demo.page).transition(.push(from: demo.goesBack ? .leading : .trailing))
        }
    }

    private static func backdrop(_ act: @escaping Act) -> some View {
        VStack(alignment: .leading) {
            Button(Strings.open, act { $0.isPresenting = true })
            ForEach(0..<7) { Text(Strings.backdrop(row: $0 + 1)).dim() }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }

    static let hiding = Page("hiding", Strings.hidingSummary, height: 8) {
        VStack(alignment: .leading) {
            Text(Strings.balanceOf)
            Text(Strings.balanceOf).redacted()
            HStack(spacing: 1) {
                Text(Strings.balance).unredacted()
                Text(Strings.amount)
            }
            .redacted()
            Text(Strings.halfAsStrong).opacity(0.5)
            Text(Strings.rowStays).hidden()
            Text(Strings.rowAfter)
        }
    }

    static let surroundings = Page("environment", Strings.environmentSummary, height: 8) {
        VStack(alignment: .leading) {
            EnvironmentReader { Text(Strings.widthClass(name: $0.widthClass.rawValue)) }
            EnvironmentReader { Text(Strings.ground(name: $0.colourScheme.rawValue)) }
            EnvironmentReader { Text(Strings.languageIs(name: $0.language.ownName)) }
            ForEach(Language.allCases, id: \.self) { language in
                Text(Strings.greeting).environment(\.language, language)
            }
            EnvironmentReader { Text($0.reduceMotion ? Strings.withoutMovement : Strings.withMovement) }
                .transition(.push(from: .trailing)).animation(Animation(.easeOut))
        }
    }
}
