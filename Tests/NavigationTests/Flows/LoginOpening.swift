import NavigationInterface

// What a feature shows of its flow: options, a result, and a factory. All that others know.

enum LoginOptions {
    enum Source: String { case favourites, calls }

    case login(source: Source)
}

enum LoginOutcome: Equatable {
    case signedIn(phone: String)
    case cancelled
}

@MainActor
protocol LoginOpening {
    func unit(in opener: any CoordinatorScope) -> Unit<LoginOptions, LoginOutcome>
}
