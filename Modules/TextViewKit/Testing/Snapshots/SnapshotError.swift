/// Why a snapshot is not what its file says.
public enum SnapshotError: Error, Equatable {
    /// There is no file, and none may be written.
    case missing(file: String)
    /// The file says something else.
    case differs(file: String, GridDifference)
}

extension SnapshotError: CustomStringConvertible {
    /// What differs, and what to do when the new picture is the right one.
    public var description: String {
        switch self {
        case .missing(let file):
            "no snapshot \(file), and none is written here: run the test once with TESSERA_RECORD=missing"
        case .differs(let file, let difference):
            "\(difference)\ndiffers from \(file); if the new one is right: TESSERA_RECORD=all"
        }
    }
}
