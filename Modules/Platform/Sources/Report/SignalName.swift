import Glibc

/// The name of a signal that is a fault.
struct SignalName {
    let text: String

    init?(_ number: Int32) {
        let names = [
            SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGILL: "SIGILL", SIGFPE: "SIGFPE", SIGTRAP: "SIGTRAP",
            SIGABRT: "SIGABRT", SIGSYS: "SIGSYS",
        ]
        guard let name = names[number] else { return nil }
        text = name
    }
}
