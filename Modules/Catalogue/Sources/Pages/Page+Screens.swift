import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let image = Page("image", Strings.imageSummary, height: 14) { words in
        HStack(spacing: 2) {
            if let picture = PixelImage(width: 24, height: 24, bytes: sunset) {
                Image(picture, label: words(Strings.sunset))
                VStack(alignment: .leading, spacing: 1) {
                    Image(picture, label: words(Strings.sunsetSmall), isResizable: true).frame(width: 10, height: 5)
                    Text(words(Strings.halfBlocks))
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

    static let sheet = Page("sheet", Strings.sheetSummary, height: 12) { words, demo, act in
        let close = act { $0.isPresenting = false }
        backdrop(words, act).sheet(words(Strings.newCall), isPresented: demo.isPresenting, onDismiss: close) {
            VStack(alignment: .leading, spacing: 1) {
                TextField(words(Strings.number), text: demo.number) { text in act { $0.number = text } }
                HStack(spacing: 2) {
                    Button(words(Strings.call), close).keyboardShortcut(.enter)
                    Button(words(Strings.cancel), close)
                }
            }
            .padding(.vertical, 1).frame(maxWidth: 40)
        }
    }

    static let alert = Page("alert", Strings.alertSummary, height: 11) { words, demo, act in
        let answer = act { $0.isPresenting = false }
        backdrop(words, act).alert(
            words(Strings.signOutQuestion), isPresented: demo.isPresenting, message: words(Strings.unsentIsLost),
            actions: [AlertAction(words(Strings.stay), answer), AlertAction(words(Strings.signOut), answer)])
    }

    static let toast = Page("toast", Strings.toastSummary, height: 9) { words, demo, act in
        backdrop(words, act).toast(
            words(Strings.copied), isPresented: demo.isPresenting, onDismiss: act { $0.isPresenting = false })
    }

    static let transitions = Page("transitions", Strings.transitionsSummary, height: 9) { words, demo, act in
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Button(words(Strings.back), act { $0.turn(by: -1) })
                Button(words(Strings.forward), act { $0.turn(by: 1) })
            }
            Text(words(Strings.screenNumber(number: demo.page)) + "\n" + String(repeating: "\(demo.page) ", count: 30))
                .wrapping(.character)
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).border(.rounded)
                .id(demo.page).transition(.push(from: demo.goesBack ? .leading : .trailing))
        }
    }

    private static func backdrop(_ words: Words, _ act: @escaping Act) -> some View {
        VStack(alignment: .leading) {
            Button(words(Strings.open), act { $0.isPresenting = true })
            ForEach(0..<7) { Text(words(Strings.backdrop(row: $0 + 1))).dim() }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }

    static let hiding = Page("hiding", Strings.hidingSummary, height: 8) { words in
        VStack(alignment: .leading) {
            Text(words(Strings.balanceOf))
            Text(words(Strings.balanceOf)).redacted()
            HStack(spacing: 1) {
                Text(words(Strings.balance)).unredacted()
                Text(words(Strings.amount))
            }
            .redacted()
            Text(words(Strings.halfAsStrong)).opacity(0.5)
            Text(words(Strings.rowStays)).hidden()
            Text(words(Strings.rowAfter))
        }
    }

    static let surroundings = Page("environment", Strings.environmentSummary, height: 8) { words in
        VStack(alignment: .leading) {
            EnvironmentReader { Text(Strings.widthClass(name: $0.widthClass.rawValue)) }
            EnvironmentReader { Text(Strings.ground(name: $0.colourScheme.rawValue)) }
            EnvironmentReader { Text(Strings.languageIs(name: $0.language.ownName)) }
            ForEach(Language.allCases, id: \.self) { language in
                Text(Strings.greeting).environment(\.language, language)
            }
            EnvironmentReader { Text($0.reduceMotion ? words(Strings.withoutMovement) : words(Strings.withMovement)) }
                .transition(.push(from: .trailing)).animation(Animation(.easeOut))
        }
    }
}
