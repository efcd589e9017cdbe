import AuthFlowInterface
import LocalizationKit
import PhoneNumbersInterface
import TextViewKitInterface

/// The screen of who is signed in.
struct ProfileScreen: View {
    let model: ProfileModel
    /// How the number is shown.
    var numbers = PhoneNumberReader()
    let actions: ProfileActions

    var body: some View {
        ScrollView {
            if let identity = model.identity { signedIn(identity) } else { signedOut }
        }
    }

    private var signedOut: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(Strings.nobody)
            Button(Strings.signIn, actions.signIn)
        }
    }

    private func signedIn(_ identity: SessionIdentity) -> some View {
        VStack(alignment: .leading, spacing: 1) {
            facts(identity)
            if let error = model.error { Text(error.explanation).foreground(.red) }
            if model.work != nil { ProgressView(Strings.loading) }
            HStack(spacing: 2) {
                Button(Strings.edit, actions.edit)
                Button(Strings.changeNumber, actions.changeNumber)
            }
            if !model.sessions.isEmpty { sessions }
            pin
            HStack(spacing: 2) {
                Button(Strings.signOut, actions.signOut)
                Button(Strings.deleteAccount, actions.deleteAccount)
            }
        }
    }

    private func facts(_ identity: SessionIdentity) -> some View {
        VStack(alignment: .leading) {
            if let data = model.person?.data {
                Text(data.name).bold()
                if !data.email.isEmpty { Text(data.email) }
            }
            Text(numbers.shown(identity.phone))
        }
    }

    @ViewBuilder private var pin: some View {
        if model.hasPIN {
            HStack(spacing: 2) {
                Button(Strings.lockNow, actions.lock)
                Button(Strings.removePIN, actions.removePIN)
            }
        } else {
            Button(Strings.setPIN, actions.setPIN)
        }
    }

    private var sessions: some View {
        VStack(alignment: .leading) {
            Text(Strings.sessions).bold().accessibilityTraits(.header)
            ForEach(model.sessions, id: \.id) { SessionRow(session: $0, end: actions.end($0)) }
        }
    }
}
