/// What the code screen asks the service for.
enum CodeRequest: Equatable {
    case confirmation(String)
    case newCode
}
