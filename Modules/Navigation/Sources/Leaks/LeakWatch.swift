import NavigationInterface
import StateKit

/// Finds coordinators and controllers that are still there when they should be gone, and says what holds them.
@MainActor
final class LeakWatch {
    /// What was found, oldest first; the last 64 are kept.
    private(set) var reports: [String] = []

    private let scheduler: any Scheduler
    private let grace: Duration
    private let report: @MainActor (String) -> Void
    private var known = WeakList<AnyObject>()
    private var alarms: [Int: any Cancellable] = [:]
    private var lastAlarm = 0

    init(_ scheduler: any Scheduler, grace: Duration, report: @escaping @MainActor (String) -> Void) {
        (self.scheduler, self.grace, self.report) = (scheduler, grace, report)
    }

    /// Takes an object that may turn out to hold another one.
    func remember(_ object: AnyObject, _ name: String) {
        known.append(object, named: name)
    }

    /// Looks at a scope whose last screen has left, one turn after the transition and the grace are over.
    func expectRelease(of scope: FlowScope, after duration: Duration) {
        let expectations = [NamedReference(object: scope.coordinator, name: scope.name)] + scope.expectations
        lastAlarm += 1
        alarms[lastAlarm] = scheduler.schedule(after: duration + grace) { [weak self, weak scope, number = lastAlarm] in
            self?.alarms[number] = nil
            // Shown again meanwhile: then it lives by right.
            guard scope?.count ?? 0 == 0 else { return }
            self?.check(expectations)
        }
    }

    private func check(_ expectations: [NamedReference]) {
        for expectation in expectations {
            guard let object = expectation.object else { continue }
            tell("\(expectation.name) is alive without a screen\(holders(of: object))")
        }
    }

    private func holders(of object: AnyObject) -> String {
        let search = HolderSearch(target: object)
        let found = known.living.flatMap { search.properties(of: $0.object, named: $0.name) }
        return found.isEmpty
            ? "; no known object holds it, so a closure may" : "; seen in \(found.joined(separator: ", "))"
    }

    private func tell(_ sentence: String) {
        reports = reports.suffix(63) + [sentence]
        report(sentence)
    }
}
