/// Whether snapshot files may be written.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Every file is written anew.
    case all
    /// A file that is not there is written.
    case missing
    /// Nothing is written: a file that is not there is a failure.
    case never

    /// The mode that an environment asks for with `TESSERA_RECORD`; never where `CI` is set, whatever else is.
    ///
    /// - Parameter environment: the variables of the process.
    public init(environment: [String: String]) {
        let wanted = environment["TESSERA_RECORD"].flatMap(RecordMode.init) ?? .missing
        self = environment["CI"].map { !$0.isEmpty } == true ? .never : wanted
    }
}
