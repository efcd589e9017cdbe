import TextViewKitInterface

/// That widgets exist outside the app, and where they are shown: what people do not find by themselves.
struct OutsidePage: View {
    let gallery: String
    let action: Intent

    var body: some View {
        WelcomePage(title: Strings.begin, action: action) {
            Text(Strings.outsideIntro)
            Text("  \(gallery)").bold().padding(.vertical, 1)
            Text(Strings.outsideWay)
        }
    }
}
