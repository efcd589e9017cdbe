import TextViewKitInterface

/// What the tests of live screens change: a model with a value for each kind of control, and a log of what was done.
@MainActor
final class Form {
    var text = ""
    var other = ""
    var isOn = false
    var choice = "one"
    var row: Int? = 0
    var log: [String] = []
    var isOpen = false
    var page = 1
    var names: [String] = []
    var progress = 0.1

    func does(_ what: String) -> Intent { .perform { self.log.append(what) } }
    func sets<Value: Sendable>(_ set: @escaping @MainActor @Sendable (Form, Value) -> Void) -> (Value) -> Intent {
        { value in .perform { set(self, value) } }
    }
}
