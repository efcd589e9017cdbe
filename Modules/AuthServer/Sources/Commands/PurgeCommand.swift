import AuthBackendInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// `purge`: forgets what counts no more; a server that runs does it every hour.
enum PurgeCommand {
    @MainActor
    static func command(_ identities: any IdentityProvider) -> Command {
        Command(
            "purge", abstract: AuthServerFeature.Abstracts.purge,
            examples: [CommandExample("purge", Strings.purgeExample)]
        ) { context in
            do throws(IdentityError) {
                let count = try await identities.purge()
                try? context.output.writeLine(context.text(Strings.purged(count: count)))
            } catch {
                throw CommandFailure(error.explanation, code: .unavailable)
            }
        }
    }
}
