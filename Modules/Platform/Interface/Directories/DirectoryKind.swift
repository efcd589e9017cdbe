/// What a folder is for, in the words of the XDG Base Directory Specification 0.8.
public enum DirectoryKind: String, Sendable, Hashable, CaseIterable {
    /// Settings that a person may edit and take along to another machine.
    case configuration
    /// What a person made and would miss.
    case data
    /// What should last over a restart and is not worth taking along: histories, logs, databases.
    case state
    /// What can be had again: it may be deleted at any time.
    case cache
    /// Sockets and locks; it lasts as long as the person is logged in.
    case runtime
}
