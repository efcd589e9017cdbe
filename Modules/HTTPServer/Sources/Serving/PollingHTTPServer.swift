import CHTTPServer
import Glibc
import HTTPServerInterface
import Synchronization

/// A server whose threads end when nobody holds it.
final class PollingHTTPServer: RunningHTTPServer {
    let port: UInt16
    private let listener: Int32
    private let context: ServerContext
    private let mailboxes: [Mailbox]
    private let ending = Ending()

    init(_ listener: Int32, _ port: UInt16, _ context: ServerContext) {
        (self.listener, self.port, self.context) = (listener, port, context)
        mailboxes = (0..<max(1, context.options.threads)).map { _ in Mailbox() }
    }

    deinit {
        tell(.stop(within: 0))
    }

    var counts: HTTPServerCounts { context.admission.counts }

    func start() throws(HTTPServerError) {
        let (listener, context, ending) = (listener, context, ending)
        ending.begin(mailboxes.count) { close(listener) }
        for mailbox in mailboxes {
            let error = runOnThread {
                Worker(listener, context, mailbox).run()
                ending.endOne()
            }
            guard error == 0 else {
                ending.endOne()
                throw .failed(reason: String(cString: strerror(error)))
            }
        }
    }

    func stop(within limit: Duration) async {
        tell(.stop(within: limit.milliseconds))
        await ending.wait()
    }

    private func tell(_ letter: Mailbox.Letter) {
        ending.beforeEnd { httpserver_end_listening(listener) }
        for mailbox in mailboxes { mailbox.post(letter) }
    }
}

extension Duration {
    var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
