import LocalizationKit
import TextViewKitInterface

/// A way to call somebody whom one knows.
struct ContactRow: View {
    let entry: ContactBook.Entry
    let isBlocked: Bool
    let actions: CallsActions

    var body: some View {
        Flow {
            HStack(spacing: 1) {
                Text(entry.name)
                Text(entry.handle.text).dim()
                if let label { Text(label).dim() }
            }
            Button(Strings.callButton, actions.callHandle(entry.handle.text))
            Button(isBlocked ? Strings.unblock : Strings.block, actions.block(entry.handle.text, !isBlocked))
        }
    }

    private var label: LocalizedText? {
        switch entry.handle.label {
        case "cell": Strings.labelCell
        case "work": Strings.labelWork
        case "home": Strings.labelHome
        default: nil
        }
    }
}
