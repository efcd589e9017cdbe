import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting

extension MonkeyWorld {
    /// Sends a push to whoever listens.
    func push(_ kind: String, _ call: Int) async {
        let path = "\(disk.path(.runtime))/calls.push"
        let id = "00000000-0000-4000-8000-00000000000\(call)"
        guard let connection = try? await sockets.connect(to: path, limit: 4096) else { return }
        try? await connection.send(##"{"id": "\##(id)", "from": "+7999123456\##(call)", "kind": "\##(kind)"}"##)
        connection.close()
    }

    /// Lets the disk refuse everything, or take everything again.
    func fill(_ isFull: Bool) {
        disk.refuse("/", isFull ? .full : nil)
        store.fail(with: isFull ? .full(path: "/memory/state/group.db") : nil)
    }
}
