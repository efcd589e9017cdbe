import AuthFlowInterface

/// A session with hashes of its tokens.
struct SessionRecord: Codable, Equatable {
    var id: String
    var device: String
    var created: Moment
    var lastUsed: Moment
    var access: String
    var accessEnd: Moment
    var refresh: String
    /// The token that the present one was given for: whoever comes with it has lost the answer.
    var parent: String?
    /// Older ones; whoever comes with one of them has stolen it, or was robbed.
    var spent: [String] = []

    private static let longestMemory = 10

    /// What a refresh token is to this session.
    enum Standing { case current, parent, spent, unknown }

    func standing(of refresh: String) -> Standing {
        if Hashing.areEqual(refresh, self.refresh) { return .current }
        if let parent, Hashing.areEqual(refresh, parent) { return .parent }
        return spent.contains { Hashing.areEqual(refresh, $0) } ? .spent : .unknown
    }

    /// Takes new tokens in exchange for a current one or its parent.
    mutating func rotate(from standing: Standing, to tokens: SessionTokens, at now: Moment, _ limits: AuthLimits) {
        if standing == .current {
            spent = (spent + (parent.map { [$0] } ?? [])).suffix(Self.longestMemory)
            parent = refresh
        }
        (access, refresh) = (tokens.accessHash, tokens.refreshHash)
        (accessEnd, lastUsed) = (now + limits.accessLifetime, now)
    }
}
