/// An object that is not held, and what it is called in reports.
struct NamedReference {
    weak var object: AnyObject?
    let name: String
}
