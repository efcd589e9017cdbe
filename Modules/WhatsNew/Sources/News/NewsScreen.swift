import TextViewKitInterface

/// Releases with what they brought, over the button that leads on, if one does.
struct NewsScreen: View {
    let releases: [Release]
    let proceed: Intent?

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            ScrollView(showsBar: true) {
                if releases.isEmpty { Text(Strings.nothing).dim() }
                ForEach(releases, id: \.version) { release in
                    Text(release.version).bold().accessibilityTraits(.header)
                    ForEach(release.changes, id: \.text) { change in
                        HStack(spacing: 1) {
                            Text("·").accessibilityHidden()
                            Text(change.text)
                        }
                    }
                    Text("")
                }
            }
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
            if let proceed { Button(Strings.go, proceed).defaultFocus() }
        }
    }
}
