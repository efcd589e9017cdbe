import CallFlowInterface
import LocalizationKit
import TextViewKitInterface

/// Whether calls can come and go by an account.
struct AccountLine: View, Hashable {
    let account: String
    let state: AccountState

    var body: some View {
        switch state {
        case .registering: Text(Strings.accountRegistering(account: LocalizedText(account))).dim()
        case .registered: Text(Strings.accountRegistered(account: LocalizedText(account))).dim()
        case .failed(let reason):
            Text(Strings.accountProblem(account: LocalizedText(account), reason: reason)).foreground(.yellow)
        }
    }
}
