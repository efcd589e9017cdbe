import Glibc

/// Ends the program with what is wrong; an optimised build would keep the words of a precondition to itself.
enum Finding {
    static func report(_ message: String) -> Never {
        let line = Array("\(message)\n".utf8)
        write(STDERR_FILENO, line, line.count)
        abort()
    }

    static func unless(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { report(message()) }
    }
}
