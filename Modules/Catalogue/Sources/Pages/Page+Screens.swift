import TextViewKitInterface

@MainActor
extension Page {
    static let image = Page("image", "pictures, two pixels in a cell", height: 14) {
        HStack(spacing: 2) {
            if let picture = PixelImage(width: 24, height: 24, bytes: sunset) {
                Image(picture, label: "a sunset over the sea")
                VStack(alignment: .leading, spacing: 1) {
                    Image(picture, label: "the same, small", isResizable: true).frame(width: 10, height: 5)
                    Text("Half blocks carry two pixels each.")
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

    static let sheet = Page("sheet", "a box over the screen", height: 12) { demo, act in
        let close = act { $0.isPresenting = false }
        backdrop(act).sheet("New call", isPresented: demo.isPresenting, onDismiss: close) {
            VStack(alignment: .leading, spacing: 1) {
                TextField("Number", text: demo.number) { text in act { $0.number = text } }
                HStack(spacing: 2) {
                    Button("Call", close).keyboardShortcut(.enter)
                    Button("Cancel", close)
                }
            }
            .padding(.vertical, 1).frame(maxWidth: 40)
        }
    }

    static let alert = Page("alert", "a question that must be answered", height: 11) { demo, act in
        let answer = act { $0.isPresenting = false }
        backdrop(act).alert(
            "Sign out?", isPresented: demo.isPresenting, message: "What is not yet sent is lost.",
            actions: [AlertAction("Stay", answer), AlertAction("Sign out", answer)])
    }

    static let toast = Page("toast", "a message that goes away by itself", height: 9) { demo, act in
        backdrop(act).toast(
            "Copied to the clipboard", isPresented: demo.isPresenting, onDismiss: act { $0.isPresenting = false })
    }

    static let transitions = Page("transitions", "screens that push each other, and fades", height: 9) { demo, act in
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Button("Back", act { $0.turn(by: -1) })
                Button("Forward", act { $0.turn(by: 1) })
            }
            Text("Screen \(demo.page)\n" + String(repeating: "\(demo.page) ", count: 30)).wrapping(.character)
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).border(.rounded)
                .id(demo.page).transition(.push(from: demo.goesBack ? .leading : .trailing))
        }
    }

    private static func backdrop(_ act: @escaping Act) -> some View {
        VStack(alignment: .leading) {
            Button("Open", act { $0.isPresenting = true })
            ForEach(0..<7) { Text("row \($0 + 1) of whatever was on the screen before").dim() }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }

    static let hiding = Page("hiding", "redacted, hidden and faint", height: 8) {
        VStack(alignment: .leading) {
            Text("Balance: 1,204.50 €")
            Text("Balance: 1,204.50 €").redacted()
            HStack(spacing: 1) {
                Text("Balance:").unredacted()
                Text("1,204.50 €")
            }
            .redacted()
            Text("half as strong").opacity(0.5)
            Text("not drawn, but its row stays").hidden()
            Text("the row after it")
        }
    }

    static let surroundings = Page("environment", "views that look at their surroundings", height: 8) {
        VStack(alignment: .leading) {
            EnvironmentReader { Text("width class: \($0.widthClass.rawValue)") }
            EnvironmentReader { Text("ground: \($0.colourScheme.rawValue)") }
            EnvironmentReader { Text("locale here: \($0.locale)") }
            EnvironmentReader { Text("locale there: \($0.locale)") }.environment(\.locale, "ru_RU")
            EnvironmentReader { Text($0.reduceMotion ? "without movement" : "with movement") }
                .transition(.push(from: .trailing)).animation(Animation(.easeOut))
        }
    }
}
