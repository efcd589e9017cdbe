import CHTTPServer
import Glibc
import HTTPServerInterface
import Synchronization

/// What is told to a thread that polls.
final class Mailbox: Sendable {
    enum Letter: Sendable {
        /// The answer for a connection: its descriptor, and its number, which is never used again.
        case answer(HTTPAnswer, Int32, number: UInt64)
        /// To let nobody in any more and to end, at the latest after so many milliseconds.
        case stop(within: Int64)
    }

    /// Becomes readable when there is something.
    let bell = httpserver_bell_new()
    private let letters = Mutex<[Letter]>([])

    deinit { close(bell) }

    func post(_ letter: Letter) {
        letters.withLock { $0.append(letter) }
        httpserver_bell_ring(bell)
    }

    func take() -> [Letter] {
        httpserver_bell_clear(bell)
        return letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}
