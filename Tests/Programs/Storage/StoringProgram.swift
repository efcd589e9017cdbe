import Glibc
import FeatureKitTesting
import StorageInterface
import StorageTesting

/// A process that uses a store, for tests: `StoringProgram COMMAND FOLDER ARGUMENT…`.
///
///     increment FOLDER COUNT     adds 1 so many times, and prints each sum
///     churn FOLDER               writes one record after the other for ever, and prints the number of each
///     set FOLDER VALUE           sets the number
///     die FOLDER VALUE           sets the number, and dies
///     limited FOLDER BYTES       writes with files that may not grow beyond this, and prints the error
///     readonly FOLDER            reads and writes as a user who may not write, then writes when it may, and prints what came of all
///     full FOLDER                reads and writes where files may not grow at all, and prints what came of both
///     secrets FOLDER             looks whether the Secret Service keeps every rule, and keeps a secret in it
///     secret FOLDER              prints whether the Secret Service has that secret
///     outlive FOLDER             says when it has used the Secret Service, reads a line, and uses it again
@main
enum StoringProgram {
    static let number = StoreKey<Int>("number", in: StoreScope("suite"))
    static let record = StoreKey<[String]>("record", in: StoreScope("suite"))

    static func main() async {
        let words = CommandLine.arguments
        guard words.count >= 3 else { exit(2) }
        do {
            try await run(words[1], words[2], words.count > 3 ? Int(words[3]) ?? 0 : 0)
        } catch {
            print(error)
            exit(1)
        }
    }

    private static func run(_ command: String, _ folder: String, _ argument: Int) async throws {
        switch command {
        case "increment":
            let store = try await store(folder)
            for _ in 0..<argument { print(try await store.increment(number)) }
        case "churn": try await churn(try await store(folder))
        case "set": try await store(folder).set(argument, for: number)
        case "die":
            let store = try await store(folder)
            try await store.set(argument, for: number)
            withExtendedLifetime(store) { _ = kill(getpid(), SIGKILL) }
        case "limited":
            limitFiles(argument)
            let store = try await store(folder)
            for size in 1... {
                try await store.set(Record.make(size), for: StoreKey("record.\(size)", in: record.scope))
            }
        case "readonly": try await readOnly(folder)
        case "full":
            limitFiles(0)
            await readAndWrite(try await store(folder))
        case "secrets": try await KeyringUse.lookAtRules(folder)
        case "secret": try await KeyringUse.lookForSecret(folder)
        case "outlive": try await KeyringUse.outlive(folder)
        default: exit(2)
        }
    }

    @MainActor
    private static func store(_ folder: String) throws -> any KeyValueStore {
        try StorageInFolder.feature(folder).service(.keyValueStore)
    }

    private static func churn(_ store: any KeyValueStore) async throws {
        let first = try store.value(for: record)?.count ?? 0
        for size in (first + 1)... {
            try await store.set(Record.make(size), for: record)
            let line = Array("\(size)\n".utf8)
            _ = write(1, line, line.count)
        }
    }

    private static func limitFiles(_ bytes: Int) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        setrlimit(__rlimit_resource_t(1 /* RLIMIT_FSIZE */), &limit)
    }

    private static func readOnly(_ folder: String) async throws {
        if geteuid() == 0 {
            // To root everything is allowed.
            guard setgid(65_534) == 0, setuid(65_534) == 0 else { exit(2) }
        }
        let store = try await store(folder)
        await readAndWrite(store)
        // The same store, once it may.
        guard chmod(folder, 0o700) == 0, chmod("\(folder)/group.db", 0o600) == 0 else { exit(2) }
        try await store.set(5, for: number)
        print("read", try store.value(for: number) ?? -1)
    }

    private static func readAndWrite(_ store: any KeyValueStore) async {
        do { print("read", try store.value(for: number) ?? -1) } catch { print(error) }
        do { try await store.set(2, for: number) } catch { print(error) }
    }
}
