import CPostgres
import Glibc

/// One connection to a server, for one thread at a time; every call waits for the server's answer.
final class PostgresConnection {
    private let handle: OpaquePointer

    /// Connects.
    ///
    /// - Parameters:
    ///   - address: where to.
    ///   - limits: how long the server may take.
    /// - Throws: `PostgresError` that is lost when nobody answers.
    init(_ address: PostgresAddress, _ limits: PostgresLimits = PostgresLimits()) throws(PostgresError) {
        let opened = address.withParameters { PQconnectdbParams($0, $1, 1) }
        guard let opened else { throw PostgresError(state: "", reason: "no memory", isLost: true) }
        handle = opened
        guard PQstatus(handle) == CONNECTION_OK else {
            throw PostgresError(state: "", reason: Self.line(PQerrorMessage(handle)), isLost: true)
        }
        try run(limits.sql)
    }

    deinit { PQfinish(handle) }

    /// Runs statements that return nothing of interest.
    func run(_ sql: String) throws(PostgresError) {
        let result = PQexec(handle, sql)
        defer { PQclear(result) }
        try check(result)
    }

    /// Runs one statement.
    ///
    /// - Parameters:
    ///   - sql: the statement, with `$1` and so on.
    ///   - values: what stands for them, as text; `nil` for NULL.
    /// - Returns: the columns of the rows, as text.
    /// - Throws: `PostgresError`.
    func rows(_ sql: String, _ values: [String?] = []) throws(PostgresError) -> [[String?]] {
        let copies = values.map { $0.flatMap { strdup($0) } }
        defer { copies.forEach { free($0) } }
        let pointers = copies.map { $0.map { UnsafePointer<CChar>($0) } }
        let result = PQexecParams(handle, sql, Int32(values.count), nil, pointers, nil, nil, 0)
        defer { PQclear(result) }
        try check(result)
        return (0..<PQntuples(result)).map { row in
            (0..<PQnfields(result)).map { column in
                PQgetisnull(result, row, column) == 1 ? nil : String(cString: PQgetvalue(result, row, column))
            }
        }
    }

    private func check(_ result: OpaquePointer?) throws(PostgresError) {
        if [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) { return }
        // The detail would tell values; the message alone does not.
        let message = PQresultErrorField(result, postgres_field_message) ?? PQerrorMessage(handle)
        throw PostgresError(
            state: PQresultErrorField(result, postgres_field_state).map { String(cString: $0) } ?? "",
            reason: Self.line(message), isLost: PQstatus(handle) != CONNECTION_OK)
    }

    private static func line(_ text: UnsafePointer<CChar>?) -> String {
        let text = text.map { String(cString: $0) } ?? ""
        return text.split(whereSeparator: \.isNewline).joined(separator: "; ")
    }
}
