import StateKit

/// How the check of a code can fail.
struct CodeError: Error, Equatable {
    var text: String
}

/// What a right code leads to.
enum AuthResult: Equatable {
    case success
    case needPersonalData
}

/// The server's part of the SMS-code screen.
@MainActor
struct CodeService {
    var confirm: @MainActor (_ code: String) -> Publisher<AuthResult, CodeError>
    var login: @MainActor (_ phone: String) -> Publisher<String, CodeError>
}
