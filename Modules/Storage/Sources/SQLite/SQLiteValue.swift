/// A value that a statement takes.
enum SQLiteValue {
    case text(String)
    case int(Int)
    case blob([UInt8])
}
