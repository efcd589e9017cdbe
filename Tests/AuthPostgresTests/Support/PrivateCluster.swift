import FeatureKitTesting
import Glibc
import PlatformTesting
import StorageTesting
import Synchronization
import Testing

@testable import AuthPostgres

/// A real server for this run of the tests, which nobody else can reach: it listens on a socket in a private folder.
///
/// It ends with the process that started it, however that ends, because it watches the end of a pipe.
final class PrivateCluster: Sendable {
    /// Not root, as whom PostgreSQL refuses to run; fsync is off, because nobody cuts the power of a test.
    private static let script = """
        set -e
        as=
        cd "$0"
        if [ "$(id -u)" = 0 ]; then
            chown nobody .
            as="setpriv --reuid=nobody --regid=nogroup --clear-groups"
        fi
        bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
        trap '$as "$bin/pg_ctl" -D "$0/data" -m immediate stop >/dev/null 2>&1; rm -rf "$0"' EXIT
        $as "$bin/initdb" -D "$0/data" -U tessera -A trust -E UTF8 --locale=C.UTF-8 --no-sync >&2
        $as "$bin/pg_ctl" -D "$0/data" -l "$0/log" -w -t 120 -o \\
            "-k $0 -c listen_addresses= -c fsync=off -c max_connections=200 -c max_wal_size=64MB" start >&2
        echo ready
        read -r line || true
        """

    private static let shared = Mutex<Task<PrivateCluster, any Error>?>(nil)
    private static let schemas = Atomic(0)

    private let folder: String
    /// Kept open, because the server lives as long as its input does.
    private let program: Mutex<ChildProgram>

    private init() throws {
        var template = Array("/tmp/tessera-postgres-XXXXXX".utf8CString)
        folder = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
        }
        let program = try ChildProgram("/bin/sh", ["-c", Self.script, folder], environment: ["LC_ALL": "C.UTF-8"])
        guard program.read() == "ready\n" else { throw Failure(reason: program.end().errors) }
        self.program = Mutex(program)
    }

    /// The one server of this run.
    static func running() async throws -> PrivateCluster {
        let task = shared.withLock { task in
            let present = task ?? Task { try await onThread { try PrivateCluster() } }
            task = present
            return present
        }
        return try await task.value
    }

    /// An address where there is nothing yet: a schema of its own; the folder is that of a socket that leads to the server.
    static func address(through folder: String? = nil) async throws -> String {
        let cluster = try await running()
        let schema = "test_\(schemas.wrappingAdd(1, ordering: .relaxed).newValue)"
        try await cluster.run("CREATE SCHEMA \(schema)")
        return
            "host=\(folder ?? cluster.folder) user=tessera dbname=postgres connect_timeout=600 options=-csearch_path=\(schema)"
    }

    /// Runs statements as who may do everything.
    func run(_ sql: String) async throws {
        let address = try #require(PostgresAddress("host=\(folder) user=tessera dbname=postgres connect_timeout=600"))
        try await PostgresLane { () throws(PostgresError) in try PostgresConnection(address, .patient) }
            .run { connection throws(PostgresError) in try connection.run(sql) }
    }

    /// The path of the socket.
    var socket: String { "\(folder)/.s.PGSQL.5432" }

    /// Why there is no server.
    struct Failure: Error { var reason: String }
}
