import LocalizationKit

/// Why a statement was not carried out, without any value of it.
struct PostgresError: Error, Equatable {
    /// The five characters of SQLSTATE; empty where the server has said none.
    var state: String
    /// What the server or the library said, one line.
    var reason: String
    /// Whether the connection is of no use any more.
    var isLost = false

    /// Whether the same transaction may well succeed a moment later: the connection was lost or refused, the server
    /// restarts, has no room, or has chosen the transaction as the victim of a deadlock (PostgreSQL, appendix A).
    var isTransient: Bool {
        isLost || state.hasPrefix("08") || state.hasPrefix("57P0")
            || ["25P03", "40001", "40P01", "53300", "55P03"].contains(state)
    }
}

extension PostgresError: ExplainedError {
    var explanation: LocalizedText { Strings.failed(reason: reason) }

    /// What was chosen is no address.
    static let noAddress = PostgresError(state: "", reason: "the setting auth.postgres is no connection string")
}
